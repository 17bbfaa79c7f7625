import type { ComponentProps } from 'react';

import { Button } from '../../../components/Button/index.js';
import { formatCount } from '../../../format/index.js';
import { Figure, Line, Mark, Root, Sheet, SheetTitle, Struck, Text, Title, Ways } from './NoMatch.styles.js';
import { noMatchMessages } from './messages.zh.js';

/** One condition that can be removed. */
export interface WayOut {
  id: string;
  /** Name of the condition: 地区. */
  label: string;
  /** The chosen option, drawn crossed out: 澳门. */
  value: string;
  /** Number of items without this condition; undefined while unknown. */
  count?: number | undefined;
}

export interface NoMatchProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The kind of items in the list: 试卷. */
  noun: string;
  /** Measure word of the items, next to the numbers: 份. */
  unit?: string | undefined;
  ways: readonly WayOut[];
  onRemove: (id: string) => void;
  onClear: () => void;
}

const LINES = 5;

/** Shown if no item matches the conditions: a blank paper marked 0, and ways to get some items. */
export function NoMatch({ noun, unit, ways, onRemove, onClear, ...rest }: NoMatchProps) {
  // A condition whose removal still gives no item is not offered.
  const open = ways.filter(({ count }) => count !== 0);
  return (
    <Root {...rest}>
      <Sheet aria-hidden="true">
        <SheetTitle>{noun}</SheetTitle>
        <Mark>0</Mark>
        {Array.from({ length: LINES }, (_, line) => (
          <Line key={line} />
        ))}
      </Sheet>
      <div>
        <Title>{noMatchMessages.title(noun)}</Title>
        <Text>{ways.length > 1 && open.length > 0 ? noMatchMessages.several : noMatchMessages.single}</Text>
        <Ways>
          {ways.length > 1 &&
            open.map(({ id, label, value, count }) => (
              <Button key={id} onClick={() => onRemove(id)}>
                <Struck>{value}</Struck>
                {noMatchMessages.remove(label)}
                {count !== undefined && (
                  <>
                    {noMatchMessages.left} <Figure>{formatCount(count)}</Figure> {unit}
                  </>
                )}
              </Button>
            ))}
          <Button onClick={onClear}>{noMatchMessages.clear}</Button>
        </Ways>
      </div>
    </Root>
  );
}
