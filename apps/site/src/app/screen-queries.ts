import type { ApiClient } from '@inkstone/api';
import { getArticleQuery } from '@inkstone/api/articles';
import { getBookQuery } from '@inkstone/api/books';
import { SECTIONS, type Section, type StageBooksPage } from '@inkstone/api/rules';
import { getOnlineShopQuery } from '@inkstone/api/shops';
import type { QueryClient } from '@tanstack/react-query';

import { COLUMNS, type ColumnName } from '../lib/config/columns.js';
import { paths, type PathName } from '../lib/config/paths.js';
import { optionId, readQuery, type ListQueryOf, type QueryShape } from '../lib/config/query.js';
import type { ListRoute } from '../lib/config/route.js';
import { articleListQueries } from '../kits/article/list-queries.js';
import { bookListQueries } from '../screens/books/AddedServices/queries.js';
import { specialSubjectQueries } from '../screens/books/SpecialSubject/queries.js';
import { stageBooksQueries } from '../screens/books/StageBooks/queries.js';
import { chosenCategories } from '../screens/books/StageBooks/shelves.js';
import { homeQueries } from '../screens/home/Home/queries.js';
import { registrationQueries } from '../screens/login/LoginRegister/queries.js';
import { shopListQueries, storeListQueries } from '../screens/shops/queries.js';
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

type Query = Parameters<QueryClient['query']>[0];

/** What a screen asks first at an address; nothing where the address lacks what it needs. */
type ScreenQueries = (client: ApiClient, address: URLSearchParams) => Query[];

/** Each query has the type of its own answer. The cache keeps the answers for the screen, and nothing reads them here. */
function all(queries: object): Query[] {
  return Object.values(queries) as Query[];
}

function ofList<S extends QueryShape>(
  { query }: ListRoute<S>,
  queries: (client: ApiClient, query: ListQueryOf<S>) => object,
): ScreenQueries {
  return (client, address) => all(queries(client, readQuery(query, address)));
}

function ofDetail(queries: (client: ApiClient, id: number) => object): ScreenQueries {
  return (client, address) => {
    const id = optionId(address.get('id') ?? '');
    return id === undefined ? [] : all(queries(client, id));
  };
}

function ofPage(queries: (client: ApiClient) => object): ScreenQueries {
  return (client) => all(queries(client));
}

function ofStage(page: StageBooksPage): ScreenQueries {
  return (client, address) => all(stageBooksQueries(client, page, chosenCategories(address.get('cate_id'))));
}

const ofArticle = ofDetail((client, id) => [getArticleQuery(client, id)]);

/** What the lists of articles ask first. */
const lists = (Object.keys(COLUMNS) as ColumnName[]).map((name): [string, ScreenQueries] => [
  name,
  ofList(paths[name] as ListRoute, articleListQueries(name)),
]);

/** What the pages of articles ask first. */
const articles = Object.values<Section>(SECTIONS).flatMap(({ detail }): [string, ScreenQueries][] =>
  detail === undefined ? [] : [[detail, ofArticle]],
);

/**
 * What each screen asks first. Links fetch it before they are followed, and the server for its rendering. A screen that
 * is missing here asks only once it is rendered.
 */
export const screenQueries: Partial<Record<PathName, ScreenQueries>> = {
  ...Object.fromEntries([...lists, ...articles]),
  home: ofPage(homeQueries),
  highSchoolBooks: ofStage('highSchoolBooks'),
  middleSchoolBooks: ofStage('middleSchoolBooks'),
  primarySchoolBooks: ofStage('primarySchoolBooks'),
  specialSubject: ofPage(specialSubjectQueries),
  addedServices: ofList(paths.addedServices, bookListQueries),
  booksDetails: ofDetail((client, id) => [getBookQuery(client, id)]),
  boutiqueTaobaoQuestions: ofPage(examHomeQueries),
  listenBig: ofList(paths.listenBig, paperListQueries),
  topicSubjectDetails: ofDetail(paperQueries),
  cooperatePlate: ofArticle,
  collaborativeMediaDetails: ofArticle,
  projectAchievements: ofList(paths.projectAchievements, achievementListQueries),
  onlineLearning: ofList(paths.onlineLearning, courseListQueries),
  worksDisplay: ofList(paths.worksDisplay, worksListQueries),
  authorizedOnlineShop: ofList(paths.authorizedOnlineShop, shopListQueries),
  onlineShopDetails: ofDetail((client, id) => [getOnlineShopQuery(client, id)]),
  offlineAgent: ofList(paths.offlineAgent, storeListQueries),
  checkTheProcess: ofPage(processQueries),
  checkTheProcessList: ofList(paths.checkTheProcessList, processSearchQueries),
  findAUniversity: ofList(paths.findAUniversity, universityListQueries),
  fractionBar: ofList(paths.fractionBar, scoreLineQueries),
  loginRegister: ofPage(registrationQueries),
};
