import type { DeskContentProof } from '@inkstone/api/types';
import { FaultList, KindTable } from '@inkstone/ui/patterns/desk-drawers';
import { vars } from '@inkstone/ui/theme';
import { fontSize } from '@inkstone/ui/tokens';
import { styled } from 'styled-components';

import { momentOf } from '../../lib/ages.js';
import { csvHref, csvOf } from '../../lib/csv.js';

/** What a proof says: counts by kind, each fault by its cell, and how the tables were read. */
export function ProofResult({ proof }: { proof: DeskContentProof }) {
  const { kinds, faults, sorts, sheets, notes } = proof;
  return (
    <>
      <KindTable
        kinds={kinds.map(({ scheduled_from: from, ...kind }) => ({
          ...kind,
          from: from === null ? '' : momentOf(from),
        }))}
      />
      {faults > 0 && (
        <FaultList count={faults} sorts={sorts} sheets={sheets} csvHref={csvHref(faultsCsv(proof))} />
      )}
      {notes.length > 0 && <Notes>读表时认出：{notes.join('；')}。</Notes>}
    </>
  );
}

const Notes = styled.p`
  color: ${vars.text.quiet};
  font-size: ${fontSize[14]};
`;

function faultsCsv({ sorts }: DeskContentProof): string {
  const rows = sorts
    .flatMap(({ list }) => list)
    .map(({ file, sheet, line, reference, message }) => [
      ...[file, sheet, reference === '' ? `第 ${String(line)} 行` : reference],
      message,
    ]);
  return csvOf([['文件', '表', '哪里', '错在哪里'], ...rows]);
}
