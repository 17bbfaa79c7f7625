import { DotList } from '../../../components/DotList/index.js';
import { PhraseText } from '../../../components/PhraseText/index.js';
import { Skeleton } from '../../../components/Skeleton/index.js';
import type { CatalogueBook } from '../BookCard/BookCard.js';
import { Meta, NoPrice, Price } from '../BookCard/BookCard.styles.js';
import { BookCover } from '../BookCover/BookCover.js';
import { priceMessages } from '../price/messages.zh.js';
import { Face, Intro, Name, Stand, Way, Words } from './BookFace.styles.js';

/** A book that shows its cover, with its data next to it or, on a phone, below it. */
export function BookFace({ book, priority }: { book: CatalogueBook; priority: boolean }) {
  const { title, intro, image, wide = false, subject, stage, year, grade, price, href } = book;
  return (
    <Face data-wide={wide || undefined}>
      <Stand>
        <BookCover cover={{ title, image, wide, subject, stage, year, series: grade }} priority={priority} />
      </Stand>
      <Words>
        <Name>
          <Way href={href}>
            <span>
              <PhraseText text={title} />
            </span>
          </Way>
        </Name>
        <Meta>
          <DotList words={[grade, subject, year]} />
        </Meta>
        {intro && <Intro>{intro}</Intro>}
        {price > 0 ? <Price>{priceMessages.of(price)}</Price> : <NoPrice>{priceMessages.none}</NoPrice>}
      </Words>
    </Face>
  );
}

/** A placeholder of BookFace of the same size. */
export function BookFaceSkeleton() {
  return (
    <Face as="div">
      <Stand>
        <Skeleton shape="block" ratio="3 / 4" style={{ width: '100%' }} />
      </Stand>
      <Words>
        <Name as="div">
          <Skeleton lines={2} />
        </Name>
        <Meta as="div">&nbsp;</Meta>
        <NoPrice as="div">
          <Skeleton width="5em" />
        </NoPrice>
      </Words>
    </Face>
  );
}
