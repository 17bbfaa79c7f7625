import type { ContentType } from '@inkstone/api/types';

import type { AccountStates } from './states/accounts.js';
import type { ActivityStates } from './states/activities.js';
import type { ArticleStates } from './states/articles.js';
import type { CompanyStates } from './states/company.js';
import type { FavouriteStates } from './states/favourites.js';
import type { GenuineStates } from './states/genuine.js';
import type { LimitStates } from './states/limits.js';
import type { LookupStates } from './states/lookups.js';
import type { MessageStates } from './states/messages.js';
import type { PaperStates } from './states/papers.js';
import type { PersonalStates } from './states/personal.js';
import type { ProfileStates } from './states/profile.js';
import type { RecommendationStates } from './states/recommendations.js';
import type { ScoreLineStates } from './states/score-lines.js';
import type { ShopStates } from './states/shops.js';

/**
 * All provider states with their parameters, shared by consumer and provider: a consumer test cannot use a state that is
 * missing here, and a provider that does not implement one does not compile. States of a single tag are in
 * states/<tag>.ts. STATES.md is generated from these comments.
 */
export interface States
  extends
    AccountStates,
    ActivityStates,
    ArticleStates,
    CompanyStates,
    FavouriteStates,
    GenuineStates,
    LimitStates,
    LookupStates,
    MessageStates,
    PaperStates,
    PersonalStates,
    ProfileStates,
    RecommendationStates,
    ScoreLineStates,
    ShopStates {
  /** The menu (17 home, 1 with the children 6 and 7), all values of the configuration, highlight cards, official shops. */
  'the site is set up': Record<string, never>;
  /** The column has a slide in its banner. */
  'a section has a slide': { column_id: number };
  /** An agreement of that name has a title and a text. */
  'an agreement is published': { name: 'user_agreement' | 'privacy_agreement' };
  /** Nothing to do after a reset. */
  'an agreement is not published': { name: 'user_agreement' | 'privacy_agreement' };
  /** A book with that id, of senior 3 (169), mathematics (2), category 17, version year 2027, with a cover. */
  'there is a book': { book_id: number };
  /** Nothing to do after a reset. */
  'there is no book': { book_id: number };
  /** Follows the state of the content, which the site does not show any more; its favourites stay. */
  'the content has been withdrawn': { type: ContentType; content_id: number };
  /** Follows the state of the book. `id` is the id of the resource, `resource_id` the id of its kind, which is new. */
  'a book has a resource of two files': { book_id: number; id: number; resource_id: number };
  /** Follows the state of the book; nothing to add. */
  'a book has no resource': { book_id: number; id: number; resource_id: number };
  /** A teacher (role 3) of senior 3 (169) in province 11, with the phone number 13800000003 and a valid token. */
  'a reader is logged in': Record<string, never>;
  /** The same user with a token that has expired. */
  'the login of a reader has ended': Record<string, never>;
  /** Nothing to do: the request has no token. */
  'nobody is logged in': Record<string, never>;
}

/** A state as a consumer test uses it: its name, with its parameters if it has any. */
export type Given = {
  [Name in keyof States]: States[Name] extends Record<string, never>
    ? Name
    : readonly [name: Name, parameters: States[Name]];
}[keyof States];
