import type { ApiClient } from '@inkstone/api';

import { paths, type PathName } from '../config/paths.js';
import { optionId, pageNumber, type ListQueryOf, type Param, type QueryShape } from '../config/query.js';
import type { ListRoute } from '../config/route.js';
import { articleListQueries } from '../kits/article/list-queries.js';
import { articleQueries } from '../kits/article/queries.js';
import { bookListQueries } from '../screens/books/AddedServices/queries.js';
import { bookQueries } from '../screens/books/BooksDetails/queries.js';
import { homeQueries } from '../screens/home/Home/queries.js';
import { registrationQueries } from '../screens/login/LoginRegister/queries.js';
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
  param: Param<string | number>;
  /** Nothing is asked while it is missing. */
  required?: true;
  /** Taken while it is missing. */
  otherwise?: number;
}

export interface ScreenQueries {
  /** By their names in the address. */
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

/**
 * What each screen asks first. Links fetch it before they are followed, and the head of the page before the
 * code of the screen is there; a screen that is missing here asks only once it is rendered.
 */
export const screenQueries: Partial<Record<PathName, ScreenQueries>> = {
  home: { values: {}, ask: homeQueries },
  addedServices: ofList(paths.addedServices, bookListQueries),
  booksDetails: ofDetail(bookQueries),
  research: ofList(paths.research, articleListQueries('research')),
  researchDetails: ofDetail(articleQueries),
  cooperatePlate: ofDetail(articleQueries),
  collaborativeMediaDetails: ofDetail(articleQueries),
  teachingActivities: ofList(paths.teachingActivities, articleListQueries('teachingActivities')),
  activityDetails: ofDetail(articleQueries),
  projectAchievements: ofList(paths.projectAchievements, achievementListQueries),
  projectAchievementsDetails: ofDetail(articleQueries),
  fundingPublicWelfareProjects: ofList(
    paths.fundingPublicWelfareProjects,
    articleListQueries('fundingPublicWelfareProjects'),
  ),
  fundingDetails: ofDetail(articleQueries),
  onlineLearning: ofList(paths.onlineLearning, courseListQueries),
  onlineDetails: ofDetail(articleQueries),
  KnowledgeDrivenGoods: ofList(paths.KnowledgeDrivenGoods, articleListQueries('KnowledgeDrivenGoods')),
  KnowledgeDetails: ofDetail(articleQueries),
  worksDisplay: ofList(paths.worksDisplay, worksListQueries),
  worksDisplayDetails: ofDetail(articleQueries),
  thematicActivities: ofList(paths.thematicActivities, articleListQueries('thematicActivities')),
  thematicDetails: ofDetail(articleQueries),
  talkPolicies: ofList(paths.talkPolicies, articleListQueries('talkPolicies')),
  loginRegister: { values: {}, ask: registrationQueries },
  talkPoliciesDetails: ofDetail(articleQueries),
};
