import type { StatesByTag } from '../../states.js';
import type { Handlers } from '../handlers.js';
import { type Database, insert } from '../server.js';

export function scoreLineStates(db: Database): Handlers<StatesByTag['score-lines']> {
  return {
    'there is a score line': ({ area_id, year_id }) =>
      insert(db, {
        score_classes: { id: 1, name: '物理类', sort: 1 },
        score_batches: { id: 2, name: '本科批', sort: 1 },
        score_lines: {
          province_id: area_id,
          year: year_id,
          class_id: 1,
          batch_id: 2,
          class_descr: '普通类',
          score: 455,
          ranking: 86_000,
        },
      }),
  };
}
