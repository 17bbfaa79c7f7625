import { optional, to } from '../check/field.js';
import { choice, flag, integer, key, text } from '../check/plain-fields.js';
import type { Lookups } from '../lookups.js';
import { type Kind, kindOf } from './kind.js';

export function scoreLineKind(lookups: Lookups): Kind {
  return kindOf({
    name: 'score-line',
    label: '分数线',
    sources: ['score-lines'],
    fields: {
      key,
      province: to('province_id', choice('省份', lookups.provinces)),
      year: integer('年份', 1990, 2100),
      class: to('class_id', choice('科类', lookups.scoreClasses)),
      batch: to('batch_id', choice('批次', lookups.scoreBatches)),
      description: to('class_descr', optional(text('说明', 100), '')),
      score: integer('分数', 0, 1000),
      ranking: optional(integer('位次', 1, 10_000_000), null),
      professional: to('professional_score', optional(integer('专业分', 0, 1000), null)),
      isExample: to('is_example', optional(flag('示例'), false)),
    },
    target: { table: 'score_lines', vanishing: 'deleted' },
  });
}
