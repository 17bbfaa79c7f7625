import { examHome } from '../repositories/papers.js';
import { toFilterId } from '../repositories/paging.js';
import type { Services } from '../services.js';
import type { Operations } from './operation.js';

export function paperOperations({ db }: Services): Pick<Operations, 'getExamHome'> {
  return {
    async getExamHome({ body, user }) {
      const filter = {
        search: body.search,
        gradeId: toFilterId(body.grade_id),
        subjectId: toFilterId(body.subject_id),
        provinceId: toFilterId(body.address_id),
        typeId: toFilterId(body.type_id),
        year: toFilterId(body.year_id),
      };
      return { data: await examHome(db, filter, user?.id) };
    },
  };
}
