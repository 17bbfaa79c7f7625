import { useState, type ComponentProps, type ReactNode } from 'react';

import { Button } from '../../components/Button/index.js';
import { Dialog } from '../../components/Dialog/index.js';
import { Skeleton } from '../../components/Skeleton/index.js';
import { BookCover, type CoverFace } from '../BookCover/index.js';
import { FavouriteButton } from '../FavouriteButton/index.js';
import { NewWindowMark } from '../new-window/NewWindowMark.js';
import { priceMessages } from '../price/messages.zh.js';
import { Actions, Areas, Desk, Facts, Film, NoPrice, Price, Spread, Title } from './BookHero.styles.js';
import { bookHeroMessages } from './messages.zh.js';

export interface HeroBook extends CoverFace {
  /** URL of a video, which replaces the cover; the cover is then its poster. */
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
}

/** The top of a book's page: the cover, its facts, and where to buy it. Contains the h1. */
export function BookHero({
  book,
  facts,
  sampleHref,
  tmallHref,
  jdHref,
  offlineShops = [],
  favourite,
  ...rest
}: BookHeroProps) {
  const [shopsOpen, setShopsOpen] = useState(false);
  const film = book.videoUrl !== undefined && book.videoUrl !== '';
  const wide = film || book.wide === true;
  return (
    <Spread {...rest} data-wide={wide}>
      <Desk data-wide={wide}>
        {film ? (
          // The server has no caption tracks; the facts beside the video describe its subject.
          <Film
            src={book.videoUrl}
            poster={book.image === '' ? undefined : book.image}
            controls
            playsInline
            preload="none"
            width={1280}
            height={720}
            aria-label={bookHeroMessages.video(book.title)}
          />
        ) : (
          <BookCover cover={book} priority />
        )}
      </Desk>
      <div>
        <Title>{book.title}</Title>
        {book.price > 0 ? (
          <Price>{priceMessages.of(book.price)}</Price>
        ) : (
          <NoPrice>{priceMessages.none}</NoPrice>
        )}
        <Facts aria-label={bookHeroMessages.facts}>
          {facts
            .filter((fact) => fact.value !== '')
            .map((fact) => (
              <div key={fact.label}>
                <dt>{fact.label}</dt>
                <dd>{fact.value}</dd>
              </div>
            ))}
        </Facts>
        <Actions>
          <OutsideLink href={tmallHref} label={bookHeroMessages.tmall} loud />
          <OutsideLink href={jdHref} label={bookHeroMessages.jd} />
          <OutsideLink href={sampleHref} label={bookHeroMessages.sample} />
          {offlineShops.length > 0 && (
            <Button
              aria-haspopup="dialog"
              onClick={() => {
                setShopsOpen(true);
              }}
            >
              {bookHeroMessages.offline}
            </Button>
          )}
          <FavouriteButton {...favourite} />
        </Actions>
      </div>
      <Dialog
        open={shopsOpen}
        onClose={() => {
          setShopsOpen(false);
        }}
        title={bookHeroMessages.offlineTitle}
        size="sm"
      >
        <Areas>
          {offlineShops.map((shop) => (
            <li key={shop}>{shop}</li>
          ))}
        </Areas>
      </Dialog>
    </Spread>
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
    <Spread as="div" aria-busy="true" {...props}>
      <Desk>
        <Skeleton
          shape="block"
          ratio="3 / 4"
          style={{ opacity: 0.5, background: 'rgb(128 120 104 / 24%)' }}
        />
      </Desk>
      <div>
        <Skeleton shape="block" height="2.8rem" width="72%" />
        <Skeleton shape="block" height="2rem" width="7rem" style={{ marginBlock: '1rem 2rem' }} />
        <Skeleton lines={8} />
      </div>
    </Spread>
  );
}
