import { toPage } from '../repositories/paging.js';
import { listRecommended } from '../repositories/recommendations.js';
import type { Services } from '../services.js';
import type { Operations } from './operation.js';

const recommendationsPerPage = 10;

export function recommendationOperations({ db }: Services): Pick<Operations, 'listRecommended'> {
  return {
    async listRecommended({ query }) {
      return { data: await listRecommended(db, query, toPage(query, recommendationsPerPage)) };
    },
  };
}
