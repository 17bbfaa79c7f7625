import { VisuallyHidden } from '../../components/VisuallyHidden/index.js';
import { formatCount } from '../../format/index.js';
import { positionOf } from '../score-scale.js';
import { scoreTableMessages } from './messages.zh.js';
import { RulerCell } from './RulerCell.js';
import { Flag, Score, Table, Word } from './WideTable.styles.js';
import { verdictOn, type ScoreLine } from './verdict.js';

interface WideTableProps {
  lines: readonly ScoreLine[];
  end: number;
  mine: number | undefined;
}

const { none } = scoreTableMessages;

/** All facts of the lines in columns. Whatever the row above says too is set back. */
export function WideTable({ lines, end, mine }: WideTableProps) {
  const compared = mine !== undefined;
  return (
    <Table>
      <caption>
        <VisuallyHidden>{scoreTableMessages.caption}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">{scoreTableMessages.year}</th>
          <th scope="col">{scoreTableMessages.area}</th>
          <th scope="col">{scoreTableMessages.category}</th>
          <th scope="col">{scoreTableMessages.batch}</th>
          <th scope="col">{scoreTableMessages.kind}</th>
          <th scope="col" data-score>
            {scoreTableMessages.score}
          </th>
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
          <th scope="col" data-figure>
            {scoreTableMessages.ranking}
          </th>
          <th scope="col" data-figure>
            {scoreTableMessages.professional}
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line, index) => {
          const above = lines[index - 1];
          const verdict = verdictOn(line, mine);
          const newYear = above !== undefined && above.year !== line.year;
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
