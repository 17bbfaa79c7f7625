import { themes, type Theme } from '@inkstone/ui/theme';

import { themeNames } from '../theme-names.js';
import { verdicts } from './verdicts.js';
import { Code } from './sheet.styles.js';
import { Dab, Scroll, Table } from './table.styles.js';
import { themeValues } from './theme-values.js';
import { VerdictMark } from './Verdict.js';

const shown: readonly Theme[] = Object.values(themes);
const columns = Object.values(themeNames);

function Head({ first }: { first: string }) {
  return (
    <thead>
      <tr>
        {[first, ...columns].map((title) => (
          <th key={title} scope="col">
            {title}
          </th>
        ))}
      </tr>
    </thead>
  );
}

interface ThemeTableProps {
  /** First part of the paths: `surface`. */
  group: string;
  label: string;
}

/** The values of a part of the themes. */
export function ThemeTable({ group, label }: ThemeTableProps) {
  const values = shown.map(themeValues);
  const paths = [...(values[0]?.keys() ?? [])].filter((path) => path.split('.')[0] === group);
  const coloured = !['shadow', 'radius', 'font', 'picture', 'drawnFor'].includes(group);
  return (
    <Scroll aria-label={label}>
      <Table>
        <Head first="名称" />
        <tbody>
          {paths.map((path) => (
            <tr key={path}>
              <th scope="row">{path}</th>
              {shown.map((theme, index) => {
                const value = values[index]?.get(path) ?? '';
                return (
                  <td key={theme.name}>
                    {coloured && <Dab style={{ background: value }} />}
                    <Code>{value}</Code>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </Table>
    </Scroll>
  );
}

/** The contrast of every pair in every theme. */
export function ContrastTable() {
  const results = shown.map(verdicts);
  return (
    <Scroll aria-label="对比度">
      <Table>
        <Head first="字与底" />
        <tbody>
          {results[0]?.map(({ front, back, use }, row) => (
            <tr key={`${front} ${back}`}>
              <th scope="row">
                {use}
                <br />
                <Code>
                  {front} / {back}
                </Code>
              </th>
              {shown.map((theme, index) => {
                const verdict = results[index]?.[row];
                return <td key={theme.name}>{verdict && <VerdictMark verdict={verdict} />}</td>;
              })}
            </tr>
          ))}
        </tbody>
      </Table>
    </Scroll>
  );
}

/** Tokens that are the same in every theme. */
export function ScaleTable({ label, values }: { label: string; values: Readonly<Record<string, string>> }) {
  return (
    <Scroll aria-label={label}>
      <Table>
        <thead>
          <tr>
            <th scope="col">名称</th>
            <th scope="col">值</th>
          </tr>
        </thead>
        <tbody>
          {Object.entries(values).map(([name, value]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>
                <Code>{value}</Code>
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Scroll>
  );
}
