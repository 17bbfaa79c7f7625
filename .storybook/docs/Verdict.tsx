import { StatusTag } from '@inkstone/ui/components/StatusTag';

import type { Verdict } from './verdicts.js';

const tones = { AAA: 'ok', AA: 'ok', 不足: 'danger' } as const;

/** The contrast of a pair and its grade, in words as well as in colour. */
export function VerdictMark({ verdict: { ratio, grade } }: { verdict: Verdict }) {
  return (
    <StatusTag tone={tones[grade]}>
      {ratio.toFixed(1)} : 1 {grade}
    </StatusTag>
  );
}
