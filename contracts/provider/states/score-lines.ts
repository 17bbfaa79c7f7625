import type { ScoreLineStates } from '../../states/score-lines.js';
import type { Handlers } from '../handlers.js';
import type { Database } from '../server.js';

export function scoreLineStates(db: Database): Handlers<ScoreLineStates> {
  return {
    'there is a score line': async ({ area_id, year_id }) => {
      await db.insertInto('score_classes').values({ id: 1, name: '物理类', sort: 1 }).execute();
      await db.insertInto('score_batches').values({ id: 2, name: '本科批', sort: 1 }).execute();
      await db
        .insertInto('score_lines')
        .values({
          province_id: area_id,
          year: year_id,
          class_id: 1,
          batch_id: 2,
          class_descr: '普通类',
          score: 455,
          ranking: 86_000,
        })
        .execute();
      return undefined;
    },
  };
}
