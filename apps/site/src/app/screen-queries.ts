import type { ApiClient } from '@inkstone/api';
import { SECTIONS, type Section, type StageBooksPage } from '@inkstone/api/rules';

import { COLUMNS, type ColumnName } from '../lib/config/columns.js';
import { paths, type PathName } from '../lib/config/paths.js';
import {
  oneOf,
  optionId,
  pageNumber,
  type ListQueryOf,
  type Param,
  type QueryShape,
} from '../lib/config/query.js';
import type { ListRoute } from '../lib/config/route.js';
import { articleListQueries } from '../kits/article/list-queries.js';
import { articleQueries } from '../kits/article/queries.js';
import { bookListQueries } from '../screens/books/AddedServices/queries.js';
import { bookQueries } from '../screens/books/BooksDetails/queries.js';
import { specialSubjectQueries } from '../screens/books/SpecialSubject/queries.js';
import { stageBooksQueries } from '../screens/books/StageBooks/queries.js';
import { SHELVES } from '../screens/books/StageBooks/shelves.js';
import { homeQueries } from '../screens/home/Home/queries.js';
import { registrationQueries } from '../screens/login/LoginRegister/queries.js';
import { storeListQueries } from '../screens/shops/OfflineAgent/queries.js';
import { shopQueries } from '../screens/shops/OnlineShopDetails/queries.js';
import { shopListQueries } from '../screens/shops/AuthorizedOnlineShop/queries.js';
import { processQueries } from '../screens/parents/CheckTheProcess/queries.js';
import { processSearchQueries } from '../screens/parents/CheckTheProcessList/queries.js';
import { universityListQueries } from '../screens/parents/FindAUniversity/queries.js';
import { scoreLineQueries } from '../screens/parents/FractionBar/queries.js';
import { examHomeQueries } from '../screens/papers/BoutiqueTaobaoQuestions/queries.js';
import { paperListQueries } from '../screens/papers/ListenBig/queries.js';
import { paperQueries } from '../screens/papers/TopicSubjectDetails/queries.js';
import { courseListQueries } from '../screens/students/OnlineLearning/queries.js';
import { worksListQueries } from '../screens/students/WorksDisplay/queries.js';
import { achievementListQueries } from '../screens/teachers/ProjectAchievements/queries.js';

/** Queries as the screens declare them: each for its own answer. */
export type Queries = Readonly<
  Record<
    string,
    {
      queryKey: readonly unknown[];
      queryFn: (context: never) => unknown;
      meta?: Record<string, unknown>;
    }
  >
>;

/** A value that queries take from the address. */
interface AddressValue {
  /** Its name in the address, where that is not its name in `values`. */
  name?: string;
  param: Param<string | number>;
  /** Nothing is asked while it is missing. */
  required?: true;
  /** Taken while it is missing. */
  otherwise?: number;
}

export interface ScreenQueries {
  /** By their names in the address, or the names that `ask` knows them by. */
  values: Readonly<Record<string, AddressValue>>;
  /** @param values those of `values` that are there */
  ask: (client: ApiClient, values: Readonly<Record<string, unknown>>) => Queries;
}

function ofList<S extends QueryShape>(
  { query }: ListRoute<S>,
  queries: (client: ApiClient, query: ListQueryOf<S>) => Queries,
): ScreenQueries {
  const params = Object.entries(query).map(([name, param]) => [name, { param }] as const);
  return {
    values: { ...Object.fromEntries(params), page: { param: pageNumber, otherwise: 1 } },
    ask: (client, values) => queries(client, values as ListQueryOf<S>),
  };
}

function ofDetail(queries: (client: ApiClient, id: number) => Queries): ScreenQueries {
  return {
    values: { id: { param: optionId, required: true } },
    ask: (client, { id }) => queries(client, id as number),
  };
}

function ofStage(page: StageBooksPage): ScreenQueries {
  const shelves = SHELVES.map(({ categories, first }, index): [string, AddressValue] => [
    String(index),
    { name: 'cate_id', param: oneOf(categories), otherwise: first },
  ]);
  return {
    values: Object.fromEntries(shelves),
    ask: (client, values) => stageBooksQueries(client, page, Object.values(values) as number[]),
  };
}

/** What the lists of articles ask first. */
const lists = (Object.keys(COLUMNS) as ColumnName[]).map((name): [string, ScreenQueries] => [
  name,
  ofList(paths[name] as ListRoute, articleListQueries(name)),
]);

/** What the pages of articles ask first. */
const articles = Object.values<Section>(SECTIONS).flatMap(({ detail }): [string, ScreenQueries][] =>
  detail === undefined ? [] : [[detail, ofDetail(articleQueries)]],
);

/**
 * What each screen asks first. Links fetch it before they are followed, and the head of the page before the
 * code of the screen is there; a screen that is missing here asks only once it is rendered.
 */
export const screenQueries: Partial<Record<PathName, ScreenQueries>> = {
  ...Object.fromEntries([...lists, ...articles]),
  home: { values: {}, ask: homeQueries },
  highSchoolBooks: ofStage('highSchoolBooks'),
  middleSchoolBooks: ofStage('middleSchoolBooks'),
  primarySchoolBooks: ofStage('primarySchoolBooks'),
  specialSubject: { values: {}, ask: specialSubjectQueries },
  addedServices: ofList(paths.addedServices, bookListQueries),
  booksDetails: ofDetail(bookQueries),
  boutiqueTaobaoQuestions: { values: {}, ask: examHomeQueries },
  listenBig: ofList(paths.listenBig, paperListQueries),
  topicSubjectDetails: ofDetail(paperQueries),
  cooperatePlate: ofDetail(articleQueries),
  collaborativeMediaDetails: ofDetail(articleQueries),
  projectAchievements: ofList(paths.projectAchievements, achievementListQueries),
  onlineLearning: ofList(paths.onlineLearning, courseListQueries),
  worksDisplay: ofList(paths.worksDisplay, worksListQueries),
  authorizedOnlineShop: ofList(paths.authorizedOnlineShop, shopListQueries),
  onlineShopDetails: ofDetail(shopQueries),
  offlineAgent: ofList(paths.offlineAgent, storeListQueries),
  checkTheProcess: { values: {}, ask: processQueries },
  checkTheProcessList: ofList(paths.checkTheProcessList, processSearchQueries),
  findAUniversity: ofList(paths.findAUniversity, universityListQueries),
  fractionBar: ofList(paths.fractionBar, scoreLineQueries),
  loginRegister: { values: {}, ask: registrationQueries },
};
