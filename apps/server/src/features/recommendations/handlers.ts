import type { Operations } from '../../shared/operation.js';
import { toPage } from '../../shared/paging.js';
import type { Services } from '../../shared/services.js';
import { listRecommended } from './recommendations.queries.js';

const recommendationsPerPage = 10;

export function recommendationOperations({ db }: Services): Pick<Operations, 'listRecommended'> {
  return {
    async listRecommended({ query }) {
      return { data: await listRecommended(db, query, toPage(query, recommendationsPerPage)) };
    },
  };
}
