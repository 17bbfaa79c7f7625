import type { ComponentProps } from 'react';

import { Icon } from '../../../components/Icon/index.js';
import { Skeleton } from '../../../components/Skeleton/index.js';
import { placeholders } from '../../../components/Skeleton/placeholders.js';
import { VisuallyHidden } from '../../../components/VisuallyHidden/index.js';
import { shorten } from '../../../format/shorten.js';
import type { Stage } from '../../types.js';
import { Add, Board, Desk, Mark, Rest, Row, Slip, Spine } from './BookSpines.styles.js';
import { bookSpinesMessages as messages } from './messages.zh.js';

export interface SpineBook {
  id: number;
  /** Accessible name of the link; the spine shows as much of it as there is room for. */
  title: string;
  href: string;
  stage: Stage;
}

export interface BookSpinesProps extends Omit<ComponentProps<'div'>, 'children'> {
  books: readonly SpineBook[];
  /** URL of the page where a book is verified, which adds it to the shelf. */
  addHref: string;
  loading?: boolean | undefined;
  /** Accessible name of the shelf. */
  label: string;
}

/** Maximum number of characters in one column of the slip; a longer name has two columns. */
const COLUMN = 6;
const ON_CLOTH = 7;

/** Splits a name into one or two columns of similar length. */
function columnsOf(name: string): string[] {
  const characters = Array.from(shorten(name, 2 * COLUMN));
  if (characters.length <= COLUMN) return [characters.join('')];
  const half = Math.ceil(characters.length / 2);
  return [characters.slice(0, half).join(''), characters.slice(half).join('')];
}

/** Splits a title into slip and volume: of 课时精练 高一数学（上册）, the second part is printed on the cloth. */
function split(title: string): { slip: string[]; volume: string } {
  const [first = '', ...others] = title.trim().split(/[\s·:：]+/);
  const volume = others.join('').replace(/[（(].*$/, '');
  return { slip: columnsOf(first), volume: shorten(volume, ON_CLOTH) };
}

/** Verified books on a shelf, and an empty place that links to the verification. */
export function BookSpines({ books, addHref, loading = false, label, ...rest }: BookSpinesProps) {
  return (
    <Board {...rest}>
      <Row aria-label={loading ? messages.loading : label} aria-busy={loading || undefined}>
        {loading
          ? placeholders(3, (place) => (
              <li>
                <Skeleton shape="block" width="3.7rem" height={`${String(heightOf(place))}rem`} />
              </li>
            ))
          : books.map((book) => <SpineOf key={book.id} book={book} />)}
        <li>
          <Add href={addHref}>
            <Icon name="plus" size={20} />
            <span>{messages.add}</span>
          </Add>
        </li>
      </Row>
      <Desk viewBox="0 0 260 190" aria-hidden="true" focusable="false">
        <g strokeWidth="1.6" strokeLinecap="round" strokeLinejoin="round" stroke="#1E2227">
          <path d="M170 190V92q0-8 8-8h44q8 0 8 8v98z" fill="#E9DFC9" />
          <path d="M172 108h56M172 176h56" stroke="#B9AE9B" />
          <path d="M186 84 176 20M202 84V8M216 84l12-60" stroke="#6B5233" strokeWidth="3.5" />
          <path
            d="M171 22q2-16 7-20 4 6 2 19zM198 8q2-12 4-14 3 4 4 14zM224 24q4-15 9-18 2 7-2 20z"
            fill="#1E2227"
            transform="translate(0 8)"
          />
          <ellipse cx="88" cy="172" rx="66" ry="16" fill="#1E2227" />
          <ellipse cx="88" cy="165" rx="62" ry="15" fill="#3B4048" />
          <ellipse cx="94" cy="165" rx="40" ry="9" fill="#14171A" />
          <rect x="98" y="146" width="46" height="11" rx="2" transform="rotate(-14 98 146)" fill="#23272D" />
        </g>
      </Desk>
    </Board>
  );
}

/** Height in rem: books of one shelf differ a little; a book always has the same height. */
function heightOf(id: number): number {
  return 14.4 + ((id * 3) % 4) * 0.3;
}

function SpineOf({ book: { id, title, href, stage } }: { book: SpineBook }) {
  const { slip, volume } = split(title);
  return (
    <li>
      <Spine href={href} title={title} $stage={stage} style={{ height: `${String(heightOf(id))}rem` }}>
        <VisuallyHidden>{title}</VisuallyHidden>
        <Slip aria-hidden="true">
          {slip.map((column) => (
            <span key={column}>{column}</span>
          ))}
        </Slip>
        <Rest aria-hidden="true">{volume}</Rest>
        <Mark aria-hidden="true">{messages.verified}</Mark>
      </Spine>
    </li>
  );
}
