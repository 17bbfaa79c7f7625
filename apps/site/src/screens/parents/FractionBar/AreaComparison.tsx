import { Chip } from '@inkstone/ui/components/Chip';
import type { FilterOption } from '@inkstone/ui/components/FilterRows';
import { SelectControl } from '@inkstone/ui/components/SelectField';
import { VisuallyHidden } from '@inkstone/ui/components/VisuallyHidden';
import { verdictOn } from '@inkstone/ui/patterns/ScoreTable';
import { useId } from 'react';

import { Cell, Head, None, Section, Table } from './AreaComparison.styles.js';
import { USUAL_FULL_MARKS, type Comparison } from './model.js';

const MOST_AREAS = 3;

function grouped(options: readonly FilterOption[]) {
  const groups = [...new Set(options.map(({ group = '' }) => group))];
  return groups.map((label) => ({ label, options: options.filter(({ group = '' }) => group === label) }));
}

/** The lines of up to three regions side by side. */
export function AreaComparison({
  comparison: { areas, year, rows, offered, onChange },
  mine,
}: {
  comparison: Comparison;
  mine: number | undefined;
}) {
  const titleId = useId();
  const others = areas.slice(1).map(({ id }) => String(id));
  const names = areas.map(({ name }) => name).join('、');
  return (
    <Section aria-labelledby={titleId}>
      <Head>
        <h2 id={titleId}>比一比</h2>
        {areas.slice(1).map(({ id, name }) => (
          <Chip key={id} onRemove={() => onChange(others.filter((other) => other !== String(id)))}>
            {name}
          </Chip>
        ))}
        {areas.length < MOST_AREAS && (
          <SelectControl
            aria-label="加一个地区比较"
            placeholder="加一个地区比较"
            options={grouped(offered)}
            value=""
            onChange={({ target }) => onChange([...others, target.value])}
          />
        )}
      </Head>
      {areas.length > 1 && rows.length === 0 && <None>{names}没有同一科类与批次的分数线可以比。</None>}
      {rows.length > 0 && (
        <Table>
          <caption>
            {year} 年{names}的分数线
          </caption>
          <thead>
            <tr>
              <th scope="col">
                <VisuallyHidden>科类与批次</VisuallyHidden>
              </th>
              {areas.map(({ id, name, full }) => (
                <th key={id} scope="col">
                  {name}
                  {full !== USUAL_FULL_MARKS && <small>满分 {full}</small>}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row}>
                <th scope="row">{row}</th>
                {areas.map(({ id, scores }) => (
                  <Score key={id} score={scores.get(row)} mine={mine} />
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </Section>
  );
}

function Score({ score, mine }: { score: number | undefined; mine: number | undefined }) {
  if (score === undefined) return <td>—</td>;
  const verdict = verdictOn({ score, ordinary: true }, mine);
  return (
    <td>
      <Cell>{score}</Cell>
      {verdict !== undefined && <small data-over={verdict.over}>{verdict.text}</small>}
    </td>
  );
}
