import type { ComponentProps } from 'react';

import { Icon } from '../../../components/Icon/index.js';
import { VisuallyHidden } from '../../../components/VisuallyHidden/index.js';
import { formatCount } from '../../../format/index.js';
import { Blank, Clear, Figure, Invitation, Sentence, Total } from './FilterSentence.styles.js';
import { filterSentenceMessages } from './messages.zh.js';

/** One condition of the sentence, shown as a word on a line. */
export interface SentenceBlank {
  id: string;
  /** Name of the condition: 地区. */
  label: string;
  /** Text of the open blank: 各地. */
  open: string;
  /** The chosen option; undefined while the blank is open. */
  value?: string | undefined;
  /** Follows the blank: 的. */
  after?: string | undefined;
}

export interface FilterSentenceProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Begins a sentence without chosen options: 我要找. It then has no number of items and no clear button. */
  invitation?: string | undefined;
  /** The search text of the list, or ''. */
  keyword?: string | undefined;
  blanks: readonly SentenceBlank[];
  /** The kind of items in the list: 试卷. */
  noun: string;
  /** Measure word of the items: 份. */
  unit?: string | undefined;
  /** Number of items that match; undefined while unknown. */
  count?: number | undefined;
  /** Called for an open blank: move to its options here. */
  onChoose: (id: string) => void;
  /** Called for a filled blank. Without it, a filled blank also calls `onChoose`. */
  onRemove?: ((id: string) => void) | undefined;
  onRemoveKeyword?: (() => void) | undefined;
  onClear?: (() => void) | undefined;
}

/** The conditions of a list as a sentence with blanks: 2026 年 各地 的 高三 试卷，共 16 份. */
export function FilterSentence({
  invitation,
  keyword = '',
  blanks,
  noun,
  unit = '',
  count,
  onChoose,
  onRemove,
  onRemoveKeyword,
  onClear,
  ...rest
}: FilterSentenceProps) {
  const Word = invitation === undefined ? Blank : Invitation;
  const narrowed = keyword !== '' || blanks.some(({ value }) => value !== undefined);
  return (
    <div {...rest}>
      <Sentence>
        {invitation !== undefined && <span>{invitation}</span>}
        {keyword !== '' && (
          <Blank
            type="button"
            $filled
            aria-label={filterSentenceMessages.removeKeyword(keyword)}
            onClick={onRemoveKeyword}
          >
            {filterSentenceMessages.keyword(keyword)}
            <Icon name="close" size={16} />
          </Blank>
        )}
        {blanks.map(({ id, label, open, value, after }) => {
          const removable = value !== undefined && onRemove !== undefined;
          const name = removable ? filterSentenceMessages.remove : filterSentenceMessages.choose;
          return (
            <span key={id}>
              <Word
                type="button"
                $filled={value !== undefined}
                aria-label={name(label, value ?? open)}
                onClick={() => {
                  if (removable) onRemove(id);
                  else onChoose(id);
                }}
              >
                {value ?? open}
                {removable && <Icon name="close" size={16} />}
                {invitation !== undefined && <Icon name="chevron-down" size={16} />}
              </Word>
              {after}
            </span>
          );
        })}
        {invitation === undefined ? (
          <span>
            {noun}
            {/* Keeps its place while the count is unknown, which it stays where the list fails. */}
            <Total $known={count !== undefined}>
              ，{filterSentenceMessages.total} <Figure>{formatCount(count ?? 0)}</Figure> {unit}
            </Total>
          </span>
        ) : (
          <span>{noun}</span>
        )}
        {narrowed && onClear !== undefined && (
          <Clear type="button" onClick={onClear}>
            {filterSentenceMessages.clear}
          </Clear>
        )}
      </Sentence>
      <VisuallyHidden role="status">
        {count !== undefined && `${filterSentenceMessages.total} ${formatCount(count)} ${unit}`}
      </VisuallyHidden>
    </div>
  );
}
