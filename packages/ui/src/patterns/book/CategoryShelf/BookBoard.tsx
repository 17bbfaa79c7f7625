import { useEffect, useRef, type ComponentProps } from 'react';

import { Icon } from '../../../components/Icon/index.js';
import { Skeleton } from '../../../components/Skeleton/index.js';
import { VisuallyHidden } from '../../../components/VisuallyHidden/index.js';
import type { CatalogueBook } from '../BookCard/BookCard.js';
import { CarouselArrows, PauseButton } from '../../page/carousel/CarouselButtons.js';
import { carouselMessages } from '../../page/carousel/messages.zh.js';
import type { Stage } from '../../types.js';
import { Arrows, Board, Controls, Faces, Place, Plank, Sign, Spines, Tag } from './BookBoard.styles.js';
import { BookFace, BookFaceSkeleton } from './BookFace.js';
import { BookSpine } from './BookSpine.js';
import { categoryShelfMessages as messages } from './messages.zh.js';
import { FACES, useTurn } from './use-turn.js';

export interface BookBoardProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** Accessible name. */
  label: string;
  /** At most six; two show their covers, the others their spines. */
  books: readonly CatalogueBook[];
  stage: Stage;
  /** The two characters of the publisher's seal, on each spine. */
  seal: string;
  /** The side of the spines; on a narrow screen they lie below the covers. */
  side: 'left' | 'right';
  /** The label below the board, which links to all books of the category. */
  tag: { name: string; count: number; href: string };
  /** The two covers are loaded at once. */
  priority?: boolean | undefined;
}

function newestYear(books: readonly CatalogueBook[]): string {
  return books.map(({ year = '' }) => year).reduce((newest, year) => (year > newest ? year : newest), '');
}

/** Fetches the covers that are shown next, which would otherwise appear empty. */
function useCoversAhead(books: readonly CatalogueBook[]) {
  const images = books.map(({ image }) => image).join('\n');
  useEffect(() => {
    for (const image of images.split('\n')) {
      if (image !== '') new Image().src = image;
    }
  }, [images]);
}

/** Books on a board, two of which show their covers in turn. A changed list needs a new `key`. */
export function BookBoard({
  label,
  books,
  stage,
  seal,
  side,
  tag,
  priority = false,
  ...rest
}: BookBoardProps) {
  const facesRef = useRef<HTMLUListElement>(null);
  const { awake, first, moved, playing, canPlay, togglePlaying, hold, previous, next, pull } = useTurn(
    books.length,
    facesRef,
  );
  const inTurn = [...books.slice(first), ...books.slice(0, first)];
  const others = inTurn.slice(FACES);
  useCoversAhead(awake ? others.slice(0, FACES) : []);
  const newest = newestYear(books);
  const second = ((first + 1) % books.length) + 1;

  return (
    <Board aria-roledescription={carouselMessages.role} aria-label={label} {...rest} {...hold}>
      {others.length > 0 && (
        <Controls>
          <Place aria-hidden="true">{messages.position(first + 1, second, books.length)}</Place>
          {/* Announced while the user moves the books, not during autoplay. */}
          <VisuallyHidden aria-live={playing && canPlay ? 'off' : 'polite'}>
            {messages.spoken(first + 1, second, books.length)}
          </VisuallyHidden>
          <PauseButton playing={playing} canPlay={canPlay} togglePlaying={togglePlaying} />
          <Arrows>
            <CarouselArrows onPrevious={previous} onNext={next} />
          </Arrows>
        </Controls>
      )}
      <Plank $stage={stage} data-side={others.length > 0 ? side : undefined}>
        {books.length === 0 && <Sign>{messages.empty}</Sign>}
        <Faces ref={facesRef} data-moved={moved || undefined}>
          {inTurn.slice(0, FACES).map((book) => (
            <li key={book.id}>
              <BookFace book={book} priority={priority && !moved} />
            </li>
          ))}
        </Faces>
        {others.length > 0 && (
          <Spines aria-label={messages.others(others.length)}>
            {others.map((book) => (
              <li key={book.id}>
                <BookSpine
                  book={book}
                  seal={seal}
                  stage={book.year === newest ? stage : 'neutral'}
                  onPull={() => pull(books.indexOf(book))}
                />
              </li>
            ))}
          </Spines>
        )}
      </Plank>
      {tag.count > 0 && (
        <Tag href={tag.href}>
          {tag.name}
          <b>{messages.all(tag.count)}</b>
          <Icon name="chevron-right" size={16} />
        </Tag>
      )}
    </Board>
  );
}

/** A placeholder of BookBoard of the same size. */
export function BookBoardSkeleton({ stage, side }: Pick<BookBoardProps, 'stage' | 'side'>) {
  return (
    <Board as="div" aria-busy="true">
      <Plank $stage={stage} data-side={side}>
        <Faces as="div">
          <BookFaceSkeleton />
          <BookFaceSkeleton />
        </Faces>
        <Spines as="div">
          {Array.from({ length: 4 }, (_, place) => (
            <Skeleton key={place} shape="block" width="3.7rem" height="15.9rem" />
          ))}
        </Spines>
      </Plank>
      <Tag as="div">
        <Skeleton width="7em" />
      </Tag>
    </Board>
  );
}
