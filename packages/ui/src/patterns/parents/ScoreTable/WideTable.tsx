import { useState } from 'react';

import { VisuallyHidden } from '../../../components/VisuallyHidden/index.js';
import { formatCount } from '../../../format/index.js';
import { positionOf } from '../score-scale.js';
import { scoreTableMessages } from './messages.zh.js';
import { RulerCell } from './RulerCell.js';
import { SortHead } from './SortHead.js';
import { nextSorting, sortedLines, type SortColumn, type Sorting } from './sorting.js';
import { Flag, Score, Table, Word } from './WideTable.styles.js';
import { verdictOn, type ScoreLine } from './verdict.js';

interface WideTableProps {
  lines: readonly ScoreLine[];
  end: number;
  mine: number | undefined;
}

const { none } = scoreTableMessages;

/** All facts of the lines in sortable columns. Values that repeat the row above are paler. */
export function WideTable({ lines, end, mine }: WideTableProps) {
  const [sorting, setSorting] = useState<Sorting>();
  const shown = sortedLines(lines, sorting);
  const compared = mine !== undefined;
  const head = {
    sorting,
    onSort: (column: SortColumn) => setSorting(nextSorting(sorting, column)),
  };
  return (
    <Table>
      <caption>
        <VisuallyHidden>{scoreTableMessages.caption}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <SortHead label={scoreTableMessages.year} column="year" {...head} />
          <th scope="col">{scoreTableMessages.area}</th>
          <th scope="col">{scoreTableMessages.category}</th>
          <th scope="col">{scoreTableMessages.batch}</th>
          <th scope="col">{scoreTableMessages.kind}</th>
          <SortHead label={scoreTableMessages.score} column="score" {...head} data-score />
          <th scope="col" data-ruler>
            <VisuallyHidden>{scoreTableMessages.ruler}</VisuallyHidden>
            {compared && (
              <Flag aria-hidden="true" style={{ left: `${String(positionOf(mine, end))}%` }}>
                {scoreTableMessages.me}
              </Flag>
            )}
          </th>
          {compared && (
            <th scope="col" data-figure>
              {scoreTableMessages.mine}
            </th>
          )}
          <SortHead label={scoreTableMessages.ranking} column="ranking" {...head} data-figure />
          <SortHead label={scoreTableMessages.professional} column="professional" {...head} data-figure />
        </tr>
      </thead>
      <tbody>
        {shown.map((line, index) => {
          const above = shown[index - 1];
          const verdict = verdictOn(line, mine);
          const byYear = sorting === undefined || sorting.column === 'year';
          const newYear = byYear && above !== undefined && above.year !== line.year;
          return (
            <tr key={line.id} data-year={newYear || undefined}>
              <Word as="td" $repeated={above?.year === line.year}>
                {line.year}
              </Word>
              <Word as="td" $repeated={above?.area === line.area}>
                {line.area}
              </Word>
              <Word as="td" $repeated={above?.category === line.category}>
                {line.category}
              </Word>
              <th scope="row">{line.batch}</th>
              <td>{line.kind}</td>
              <td data-score>
                <Score>{line.score}</Score>
              </td>
              <td data-ruler>
                <RulerCell line={line} end={end} mine={mine} />
              </td>
              {compared && (
                <td data-figure data-over={verdict?.over}>
                  {verdict?.text ?? none}
                </td>
              )}
              <td data-figure>{line.ranking === null ? none : formatCount(line.ranking)}</td>
              <td data-figure>{line.professional ?? none}</td>
            </tr>
          );
        })}
      </tbody>
    </Table>
  );
}
