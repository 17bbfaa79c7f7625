import { extname } from 'node:path';
import { Refusal } from '../../errors/refusal.js';
import { countedReader, countOnce } from '../../shared/count-once.queries.js';
import { notShown } from '../../shared/not-shown.js';
import type { Operations } from '../../shared/operation.js';
import { toPage } from '../../shared/paging.js';
import type { Services } from '../../shared/services.js';
import { namedItems } from '../lookups/lookups.queries.js';
import { countPlay, gradesOfCourses, subjectsOfCourses } from './courses.queries.js';
import { viewArticle } from './detail.queries.js';
import { listArticles } from './list.queries.js';
import { keywordOptions, universityProvinces, universityTypes } from './options.queries.js';

const articlesPerPage = 10;

/** Seconds. A player requests ranges as long as the video is watched. */
const videoLinkSeconds = 2 * 60 * 60;

export function articleOperations({ db, keys, links }: Services) {
  return {
    async listArticles({ body, user }) {
      const filter = {
        columnId: body.column_id,
        search: body.search,
        gradeId: body.classes,
        subjectId: body.subject,
        themeId: body.theme,
        stageId: body.activity_grade,
        flowTypeId: body.flow_type,
        universityTypeId: body.university_type,
        provinceId: body.province,
        cityId: body.city,
        keywordId: body.keyword,
        isRecommended: body.is_recommended,
        isHot: body.is_hot,
      };
      return { data: await listArticles(db, filter, toPage(body, articlesPerPage), user?.id) };
    },

    async getArticle({ body, user, isOwnCall, ...caller }) {
      const reader = countedReader(keys.codes, { user, ...caller });
      const views = isOwnCall ? 0 : await countOnce(db, 'article view', body.id, reader);
      const found = await viewArticle(db, body.id, user?.id, views);
      if (found === undefined) throw await notShown(db, 'all_articles', body.id);
      const { article, videoKey } = found;
      const mayPlay = user !== undefined && videoKey !== '';
      const name = `${article.title}${extname(videoKey)}`;
      return {
        data: { ...article, video_url: mayPlay ? links.create(videoKey, name, videoLinkSeconds) : '' },
      };
    },

    async countPlay({ query }) {
      if (!(await countPlay(db, query.id))) throw Refusal.noSuchItem('该视频不存在或已下架');
      return { data: null };
    },

    getActivityThemes: async () => ({ data: await namedItems(db, 'activity_themes') }),

    async getKeywords({ query }) {
      const gradeId = query.stage_id ?? query.stage;
      return { data: await keywordOptions(db, query.type, gradeId) };
    },

    getOnlineClasses: async () => ({ data: await gradesOfCourses(db) }),
    getOnlineSubjects: async () => ({ data: await subjectsOfCourses(db) }),
    getUniversityProvinces: async () => ({ data: await universityProvinces(db) }),
    getUniversityTypes: async () => ({ data: await universityTypes(db) }),
  } satisfies Partial<Operations>;
}
