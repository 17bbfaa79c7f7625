import { useState, type ComponentProps } from 'react';

import { Button } from '../../../components/Button/index.js';
import { formatCount } from '../../../format/index.js';
import { CsvLink } from '../CsvLink/CsvLink.js';
import { SheetPart } from '../SheetColumns/SheetColumns.js';
import { CellPeek } from './CellPeek.js';
import { Fault, Root, Sort } from './FaultList.styles.js';
import { mergeOf } from './merges.js';
import { faultListMessages as messages } from './messages.zh.js';
import type { ContentFault, FaultSort, FaultySheet } from './types.js';

export interface FaultListProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** All that is wrong. */
  count: number;
  sorts: readonly FaultSort[];
  sheets: readonly FaultySheet[];
  /** Where all of it is as CSV. */
  csvHref: string;
}

/** So many of a sort are shown at once. */
const STEP = 50;

/** What is wrong in the content, by its sort, and the cells around the chosen one. */
export function FaultList({ count, sorts, sheets, csvHref, ...rest }: FaultListProps) {
  const [chosen, setChosen] = useState<string>();
  const all = sorts.flatMap(({ list }) => list);
  const fault = all.find((one) => idOf(one) === chosen) ?? all[0];
  return (
    <Root {...rest}>
      <SheetPart
        ruled
        aria-label={messages.list}
        title={messages.count(formatCount(count))}
        aside={<CsvLink href={csvHref} of={messages.list} />}
      >
        {sorts.map((one) => (
          <FaultsOfSort key={one.sort} {...one} chosen={fault && idOf(fault)} onChoose={setChosen} />
        ))}
      </SheetPart>
      {fault !== undefined && <Peek fault={fault} all={all} sheets={sheets} />}
    </Root>
  );
}

/** 图书 F8, or the file and the line of what is no table. */
function placeOf({ file, sheet, line, reference }: ContentFault): string {
  return `${sheet === '' ? file : sheet} ${reference === '' ? messages.line(line) : reference}`;
}

function idOf(fault: ContentFault): string {
  return `${fault.file} ${placeOf(fault)} ${fault.message}`;
}

interface PeekProps extends Pick<FaultListProps, 'sheets'> {
  fault: ContentFault;
  all: readonly ContentFault[];
}

function Peek({ fault, all, sheets }: PeekProps) {
  const place = placeOf(fault);
  const letter = /^[A-Z]*/.exec(fault.reference)?.[0];
  const sheet = sheets.find(
    ({ file, sheet, columns }) =>
      file === fault.file && sheet === fault.sheet && columns.some(({ name }) => name === letter),
  );
  return (
    <SheetPart ruled aria-label={messages.peek} aria-live="polite" title={messages.here(place)}>
      {sheet === undefined ? (
        <p>{fault.message}</p>
      ) : (
        <CellPeek
          place={place}
          sheet={sheet}
          reference={fault.reference}
          // Each merged cell of a sheet is a fault.
          merges={all.flatMap((one) =>
            one.file === sheet.file && one.sheet === sheet.sheet ? (mergeOf(one.reference) ?? []) : [],
          )}
        />
      )}
    </SheetPart>
  );
}

interface FaultsOfSortProps extends FaultSort {
  chosen: string | undefined;
  onChoose: (id: string) => void;
}

function FaultsOfSort({ sort, count, list, chosen, onChoose }: FaultsOfSortProps) {
  const [shown, setShown] = useState(STEP);
  const more = Math.min(list.length - shown, STEP);
  return (
    <Sort>
      {count > 1 && <h4>{messages.sort(sort, formatCount(count))}</h4>}
      <ul>
        {list.slice(0, shown).map((fault) => (
          <li key={idOf(fault)}>
            <Fault type="button" aria-pressed={idOf(fault) === chosen} onClick={() => onChoose(idOf(fault))}>
              <b>{placeOf(fault)}</b>
              <span>{fault.message}</span>
            </Fault>
          </li>
        ))}
      </ul>
      {more > 0 && (
        <Button variant="quiet" size="sm" onClick={() => setShown(shown + STEP)}>
          {messages.more(more)}
        </Button>
      )}
      {more <= 0 && count > list.length && <p>{messages.rest(formatCount(count - list.length))}</p>}
    </Sort>
  );
}
