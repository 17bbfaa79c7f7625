import { VisuallyHidden } from '../../../components/VisuallyHidden/index.js';
import { useMediaQuery } from '../../../theme/use-media-query.js';
import { media } from '../../../theme/values.js';
import { Cell, Column, Grid, Line, Scroll } from './CellPeek.styles.js';
import { hasColumn, hasRow, type Merge } from './merges.js';
import { cellPeekMessages as messages } from './messages.zh.js';
import type { FaultySheet } from './types.js';

interface CellPeekProps {
  /** 图书 F8 */
  place: string;
  sheet: FaultySheet;
  /** The cell with the fault, or several that are merged: B10:B12. */
  reference: string;
  /** The merged cells of the sheet that are known. */
  merges: readonly Merge[];
}

/** Rows shown above and below a fault, and columns before and after it. */
const ROWS = 3;
const COLUMNS = 2;

/** A fault of a spreadsheet with the cells around it, as they stand in the file. */
export function CellPeek({ place, sheet, reference, merges }: CellPeekProps) {
  const isPhone = useMediaQuery(media.mobile);
  const [, letter, first = '', last = first] = /^([A-Z]+)(\d+)(?::[A-Z]+(\d+))?$/.exec(reference) ?? [];
  const [from, to] = [Number(first), Number(last)];
  const faulty = sheet.columns.findIndex(({ name }) => name === letter);
  const beside = isPhone ? 0 : COLUMNS;
  // The first column says which record it is.
  const columns = sheet.columns
    .map((column, index) => ({ ...column, index }))
    .filter(({ index }) => index === 0 || Math.abs(index - faulty) <= beside);
  const rows = sheet.rows.filter(({ number }) => number >= from - ROWS && number <= to + ROWS);
  const isFaulty = (number: number) => number >= from && number <= to;
  return (
    <Scroll>
      <Grid aria-label={messages.around(place)}>
        <thead>
          <tr>
            <Line as="td" />
            {columns.map(({ name, heading, index }) => (
              <Column key={name} scope="col" data-fault={index === faulty || undefined}>
                {name} {heading}
              </Column>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ number, cells, merged }) => (
            <tr key={number}>
              <Line scope="row" data-fault={isFaulty(number) || undefined}>
                <VisuallyHidden>{messages.row}</VisuallyHidden>
                {number}
              </Line>
              {columns.map(({ name, index }) => {
                const isWrong = index === faulty && isFaulty(number);
                const merge = merges.find((one) => hasColumn(one, name) && hasRow(one, number));
                const across = columns.filter((one) => merge && hasColumn(merge, one.name));
                const down = rows.filter((one) => merge && hasRow(merge, one.number));
                // Drawn by the first of its cells that is shown.
                if (merge && (across[0]?.name !== name || down[0]?.number !== number)) return null;
                return (
                  <Cell
                    key={name}
                    rowSpan={down.length || undefined}
                    colSpan={across.length || undefined}
                    data-fault={isWrong || undefined}
                    data-merged={merged.includes(index) || merge !== undefined || undefined}
                  >
                    {cells[index]}
                    {isWrong && <VisuallyHidden>{messages.wrong}</VisuallyHidden>}
                  </Cell>
                );
              })}
            </tr>
          ))}
        </tbody>
      </Grid>
    </Scroll>
  );
}
