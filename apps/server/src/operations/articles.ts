import { listArticles } from '../repositories/articles.js';
import { toFilterId, toPage } from '../repositories/paging.js';
import type { Services } from '../services.js';
import type { Operations } from './operation.js';

const articlesPerPage = 10;

export function articleOperations({ db }: Services): Pick<Operations, 'listArticles'> {
  return {
    async listArticles({ body, user }) {
      const filter = {
        columnId: Number(body.column_id),
        search: body.search,
        gradeId: toFilterId(body.classes),
        subjectId: toFilterId(body.subject),
        themeId: toFilterId(body.theme),
        stageId: toFilterId(body.activity_grade),
        flowTypeId: toFilterId(body.flow_type),
        universityTypeId: toFilterId(body.university_type),
        provinceId: toFilterId(body.province),
        cityId: toFilterId(body.city),
      };
      return { data: await listArticles(db, filter, toPage(body, articlesPerPage), user?.id) };
    },
  };
}
