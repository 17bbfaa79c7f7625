import { describe, expect, it } from 'vitest';

import { isGood, linesOf } from './report.js';
import { gapsOf, type Judged, shareOf, sharesByOperation, staleReasons, type Verdict } from './tally.js';

const caught: Verdict = { path: 'data.id', change: 'drop', caught: true };
const passed: Verdict = { path: 'data.tip', change: 'drop', caught: false };
const nineteen = Array.from({ length: 19 }, () => caught);
const judged: Judged[] = [
  { operationId: 'getBook', when: 'getBook', verdicts: [...nineteen, passed] },
  { operationId: 'getBook', when: 'getBook again', verdicts: [{ ...passed, change: 'null' }] },
  { operationId: 'getMenu', when: 'getMenu', verdicts: nineteen },
];
const reasons = { getBook: { 'data.tip': '不显示' } };

function outcomeOf(answers: readonly Judged[], accepted: typeof reasons | object) {
  const gaps = gapsOf(answers, accepted);
  return {
    shares: sharesByOperation(answers),
    total: shareOf(
      'total',
      answers.flatMap(({ verdicts }) => verdicts),
    ),
    gaps,
    stale: staleReasons(gaps, accepted),
    goal: 95,
  };
}

describe('the result', () => {
  it('counts by operation and in total', () => {
    const { shares, total } = outcomeOf(judged, reasons);
    expect(shares).toEqual([
      { name: 'getBook', caught: 19, all: 21 },
      { name: 'getMenu', caught: 19, all: 19 },
    ]);
    expect(total).toMatchObject({ caught: 38, all: 40 });
  });

  it('is good if every unnoticed change has a reason, which it prints', () => {
    const outcome = outcomeOf(judged, reasons);
    expect(isGood(outcome)).toBe(true);
    expect(linesOf(outcome).join('\n')).toContain('getBook data.tip（drop null）：不显示');
  });

  it('fails for an unnoticed change without a reason, and names the answers', () => {
    const outcome = outcomeOf(judged, {});
    expect(isGood(outcome)).toBe(false);
    expect(linesOf(outcome).join('\n')).toContain('getBook data.tip（drop null），见 getBook；getBook again');
  });

  it('fails for a reason that is not needed any more', () => {
    const outcome = outcomeOf(judged.slice(2), reasons);
    expect(outcome.stale).toEqual(['getBook data.tip']);
    expect(isGood(outcome)).toBe(false);
  });

  it('fails below the goal, whatever the reasons', () => {
    const outcome = outcomeOf(
      [{ operationId: 'getBook', when: 'getBook', verdicts: [caught, passed] }],
      reasons,
    );
    expect(isGood(outcome)).toBe(false);
    expect(linesOf(outcome).at(-1)).toContain('50.00%');
  });

  it('fails without any changes', () => {
    expect(isGood(outcomeOf([], {}))).toBe(false);
  });
});
