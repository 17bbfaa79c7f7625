import { optional } from '../check/field.js';
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
      province: choice('省份', lookups.provinces),
      year: integer('年份', 1990, 2100),
      class: choice('科类', lookups.scoreClasses),
      batch: choice('批次', lookups.scoreBatches),
      description: optional(text('说明', 100), ''),
      score: integer('分数', 0, 1000),
      ranking: optional(integer('位次', 1, 10_000_000), null),
      professional: optional(integer('专业分', 0, 1000), null),
      isExample: optional(flag('示例'), false),
    },
    target: {
      table: 'score_lines',
      columns: [
        ...['province_id', 'year', 'class_id', 'batch_id', 'class_descr', 'score', 'ranking'],
        ...['professional_score', 'is_example'],
      ],
      vanishing: 'deleted',
    },
    write: (values) => ({
      row: {
        province_id: values.province,
        year: values.year,
        class_id: values.class,
        batch_id: values.batch,
        class_descr: values.description,
        score: values.score,
        ranking: values.ranking,
        professional_score: values.professional,
        is_example: values.isExample,
      },
    }),
  });
}
