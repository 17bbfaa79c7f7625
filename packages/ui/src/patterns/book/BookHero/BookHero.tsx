import { useState, type ComponentProps, type ReactNode } from 'react';

import { Button } from '../../../components/Button/index.js';
import { DotList } from '../../../components/DotList/index.js';
import { Dialog } from '../../../components/Dialog/index.js';
import { Icon } from '../../../components/Icon/index.js';
import { Skeleton } from '../../../components/Skeleton/index.js';
import { BookCover, type CoverFace } from '../BookCover/BookCover.js';
import { FavouriteButton } from '../../page/FavouriteButton/FavouriteButton.js';
import { NewWindowMark } from '../../page/new-window/NewWindowMark.js';
import { priceMessages } from '../price/messages.zh.js';
import * as styles from './BookHero.styles.js';
import { bookHeroMessages } from './messages.zh.js';

export interface HeroBook extends CoverFace {
  /** URL of a video about the book, which opens in a dialog. */
  videoUrl?: string | undefined;
  /** In yuan; 0 means that no price is set. */
  price: number;
}

export interface BookFact {
  label: string;
  /** A fact with the value '' is left out. */
  value: ReactNode;
}

export interface BookHeroProps extends Omit<ComponentProps<'article'>, 'children'> {
  book: HeroBook;
  /** Subjects, release date, grade, version and regions in the order of display. */
  facts: readonly BookFact[];
  /** Checked http(s) URLs; a missing one hides its button. */
  sampleHref?: string | undefined;
  tmallHref?: string | undefined;
  jdHref?: string | undefined;
  /** Regions where bookshops sell it; an empty list hides the button. */
  offlineShops?: readonly string[] | undefined;
  favourite: { on: boolean; busy?: boolean | undefined; onToggle: () => void };
  /** At the end of the price's line: a ShareButton. */
  share?: ReactNode;
  /** Only cover, title, facts and price, in one row: above a further part of the book's page. */
  compact?: boolean | undefined;
}

/** The top of a book's page: cover, facts, and where to buy it. Contains the h1. */
export function BookHero({
  book,
  facts,
  sampleHref,
  tmallHref,
  jdHref,
  offlineShops = [],
  favourite,
  share,
  compact = false,
  ...rest
}: BookHeroProps) {
  const [open, setOpen] = useState<'shops' | 'film'>();
  const film = book.videoUrl !== undefined && book.videoUrl !== '';

  function close() {
    setOpen(undefined);
  }

  const price =
    book.price > 0 ? (
      <styles.Price>{priceMessages.of(book.price)}</styles.Price>
    ) : (
      <styles.NoPrice>{priceMessages.none}</styles.NoPrice>
    );
  if (compact) {
    return (
      <styles.Row {...rest}>
        <BookCover cover={book} priority />
        <div>
          <styles.Title>{book.title}</styles.Title>
          <DotList words={facts.map(({ value }) => (typeof value === 'string' ? value : undefined))} />
        </div>
        {price}
      </styles.Row>
    );
  }

  return (
    <styles.Spread {...rest} data-wide={book.wide === true}>
      <styles.Desk>
        <styles.Cover>
          <BookCover cover={book} priority />
        </styles.Cover>
        {film && (
          <Button
            size="sm"
            startIcon={<Icon name="play" size={16} />}
            aria-haspopup="dialog"
            onClick={() => setOpen('film')}
          >
            {bookHeroMessages.watch}
          </Button>
        )}
      </styles.Desk>
      <styles.Words>
        <styles.Title>{book.title}</styles.Title>
        <styles.PriceLine>
          {price}
          {share}
        </styles.PriceLine>
      </styles.Words>
      <styles.More>
        <styles.Facts aria-label={bookHeroMessages.facts}>
          {facts
            .filter((fact) => fact.value !== '')
            .map((fact) => (
              <div key={fact.label}>
                <dt>{fact.label}</dt>
                <dd>{fact.value}</dd>
              </div>
            ))}
        </styles.Facts>
        <styles.Actions>
          <OutsideLink href={tmallHref} label={bookHeroMessages.tmall} loud />
          <OutsideLink href={jdHref} label={bookHeroMessages.jd} />
          <OutsideLink href={sampleHref} label={bookHeroMessages.sample} />
          {offlineShops.length > 0 && (
            <Button aria-haspopup="dialog" onClick={() => setOpen('shops')}>
              {bookHeroMessages.offline}
            </Button>
          )}
          <FavouriteButton {...favourite} />
        </styles.Actions>
      </styles.More>
      <Dialog open={open === 'film'} onClose={close} title={bookHeroMessages.video(book.title)} size="lg">
        {/* The server has no caption tracks; the facts of the page describe the subject of the video. */}
        <styles.Film
          src={book.videoUrl}
          poster={book.image === '' ? undefined : book.image}
          controls
          autoPlay
          playsInline
          width={1280}
          height={720}
          aria-label={bookHeroMessages.video(book.title)}
        />
      </Dialog>
      <Dialog open={open === 'shops'} onClose={close} title={bookHeroMessages.offlineTitle} size="sm">
        <styles.Areas>
          {offlineShops.map((shop) => (
            <li key={shop}>{shop}</li>
          ))}
        </styles.Areas>
      </Dialog>
    </styles.Spread>
  );
}

function OutsideLink({
  href,
  label,
  loud = false,
}: {
  href: string | undefined;
  label: string;
  loud?: boolean;
}) {
  if (href === undefined || href === '') return null;
  return (
    <Button
      href={href}
      target="_blank"
      rel="noreferrer"
      variant={loud ? 'primary' : 'secondary'}
      endIcon={<NewWindowMark />}
    >
      {label}
    </Button>
  );
}

export type BookHeroSkeletonProps = Omit<ComponentProps<'div'>, 'children'>;

/** A placeholder of BookHero of the same size while the book is loading. */
export function BookHeroSkeleton(props: BookHeroSkeletonProps) {
  return (
    <styles.Spread as="div" aria-busy="true" {...props}>
      <styles.Desk>
        <styles.Cover>
          <Skeleton
            shape="block"
            ratio="3 / 4"
            style={{ opacity: 0.5, background: 'rgb(128 120 104 / 24%)' }}
          />
        </styles.Cover>
      </styles.Desk>
      <styles.Words>
        <Skeleton shape="block" height="2.8rem" width="72%" />
        <Skeleton shape="block" height="2rem" width="7rem" style={{ marginTop: '1rem' }} />
      </styles.Words>
      <styles.More>
        <Skeleton lines={8} />
      </styles.More>
    </styles.Spread>
  );
}
