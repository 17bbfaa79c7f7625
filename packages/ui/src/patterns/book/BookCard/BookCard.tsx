import type { ComponentProps } from 'react';

import { DotList } from '../../../components/DotList/index.js';
import { PhraseText } from '../../../components/PhraseText/index.js';
import { Skeleton } from '../../../components/Skeleton/index.js';
import { BookCover } from '../BookCover/BookCover.js';
import { priceMessages } from '../price/messages.zh.js';
import type { Stage } from '../../types.js';
import { Bound, Card, Meta, NoPrice, Price, RibbonEnd, Stand, Title, Way } from './BookCard.styles.js';

export interface CatalogueBook {
  id: number;
  title: string;
  /** What the book is, in a sentence or two; shown next to a cover that has room for it. */
  intro?: string | undefined;
  href: string;
  /** URL of the cover, or '' for a drawn one. */
  image: string;
  /** The picture is landscape (img_type 2). */
  wide?: boolean | undefined;
  grade?: string | undefined;
  subject?: string | undefined;
  /** Edition year. */
  year?: string | undefined;
  /** In yuan; 0 means that no price is set. */
  price: number;
  stage?: Stage | undefined;
}

export interface BookCardProps extends ComponentProps<'article'> {
  book: CatalogueBook;
  /** The cover is above the fold and is loaded at once. */
  priority?: boolean | undefined;
  /** The title always takes two lines, so that the slides of a carousel have equal heights. */
  evenTitle?: boolean | undefined;
  /** The end of a ribbon above the cover, as the sign of a favourite; `out`: pulled out, while it is removed. */
  ribbon?: 'in' | 'out' | undefined;
}

/** A book of the catalogue. The whole card is a link. */
export function BookCard({ book, priority = false, evenTitle = false, ribbon, ...rest }: BookCardProps) {
  const meta = [book.grade, book.subject, book.year];
  return (
    <Card {...rest}>
      <Stand className="book-stand">
        <Bound>
          {ribbon !== undefined && <RibbonEnd data-out={ribbon === 'out' || undefined} />}
          <BookCover
            cover={{
              title: book.title,
              image: book.image,
              wide: book.wide,
              subject: book.subject,
              stage: book.stage,
              year: book.year,
              series: book.grade,
            }}
            priority={priority}
          />
        </Bound>
      </Stand>
      <Title data-even={evenTitle || undefined}>
        <Way href={book.href}>
          <span>
            <PhraseText text={book.title} />
          </span>
        </Way>
      </Title>
      <Meta>
        <DotList words={meta} />
      </Meta>
      {book.price > 0 ? (
        <Price>{priceMessages.of(book.price)}</Price>
      ) : (
        <NoPrice>{priceMessages.none}</NoPrice>
      )}
    </Card>
  );
}

/** A placeholder of a BookCard with `evenTitle`, of the same size. */
export function BookCardSkeleton() {
  return (
    <Card as="div">
      <Stand>
        <Skeleton shape="block" ratio="3 / 4" style={{ width: '100%' }} />
      </Stand>
      <Title as="div" data-even>
        <Skeleton lines={2} />
      </Title>
      <Meta as="div">&nbsp;</Meta>
      <NoPrice as="div">
        <Skeleton width="5em" />
      </NoPrice>
    </Card>
  );
}
