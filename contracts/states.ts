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
 * Every provider state with its parameters, shared by both sides: a consumer test cannot ask for a
 * state that is not here, and a provider that leaves one out does not compile. Those of one tag stand in
 * states/<tag>.ts.
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
  /** Menu (17 home, 1 with 6 and 7 below), every value of the configuration, highlight cards, official shops. */
  'the site is set up': Record<string, never>;
  /** A banner of that column. */
  'a section has a slide': { column_id: number };
  /** With that name, a title and a text. */
  'an agreement is published': { name: 'user_agreement' | 'privacy_agreement' };
  /** As after a reset. */
  'an agreement is not published': { name: 'user_agreement' | 'privacy_agreement' };
  /** Of that id, of senior 3 (169), mathematics (2), category 17, in the newest version year, with a cover. */
  'there is a book': { book_id: number };
  /** As after a reset. */
  'there is no book': { book_id: number };
  /** After the book: `id` is that of its resource, `resource_id` that of the resource's kind, which is new. */
  'a book has a resource of two files': { book_id: number; id: number; resource_id: number };
  /** As after the book alone. */
  'a book has no resource': { book_id: number; id: number; resource_id: number };
  /** A teacher (role 3) of senior 3 (169) in the province 11, with the phone 13800000003; the token is good. */
  'a reader is logged in': Record<string, never>;
  /** The token was good, and is no longer. */
  'the login of a reader has ended': Record<string, never>;
  /** Always so; the question is sent without a token. */
  'nobody is logged in': Record<string, never>;
}

type StateName = keyof States;

/** A state with its parameters, as a consumer test asks for it. */
export type Given = { [Name in StateName]: [name: Name, parameters: States[Name]] }[StateName];
