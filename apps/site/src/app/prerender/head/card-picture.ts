import type { PathName } from '../../../lib/config/paths.js';
import type { Addresses } from './addresses.js';
import { CARD_SIZE, cardVersion, type CardFacts } from './card-facts.js';
import type { HeadPicture } from './head-facts.js';

/** What a card stands for: a page, or the item of a detail page. */
export interface CardSubject {
  name: PathName;
  id?: number;
}

/** The picture of a page. Its address holds what it is about, and changes when that does. */
export function cardPicture(
  { name, id }: CardSubject,
  facts: CardFacts,
  { page }: Pick<Addresses, 'page'>,
): HeadPicture {
  const file = id === undefined ? name : `${name}-${String(id)}`;
  return {
    url: page(`/cards/${file}.png?v=${cardVersion(facts)}`),
    ...CARD_SIZE,
    alt: [facts.kind, facts.title, facts.publisher].filter((text) => text !== '').join(' · '),
  };
}
