import { optional, to } from '../check/field.js';
import { paperFile, picture } from '../check/file-fields.js';
import { choice, day, flag, integer, key, oneOrMore, text, url } from '../check/plain-fields.js';
import type { Lookups } from '../lookups.js';
import { type Kind, kindOf } from './kind.js';

export function paperKind(lookups: Lookups): Kind {
  return kindOf({
    name: 'paper',
    label: '试卷',
    sources: ['papers'],
    fields: {
      key,
      title: text('标题'),
      grade: to('grade_id', choice('年级', lookups.grades)),
      subject: to('subject_id', choice('学科', lookups.subjects)),
      province: to('province_id', choice('地区', lookups.provinces)),
      type: to('type_id', choice('类型', lookups.paperTypes)),
      year: integer('年份', 1990, 2100),
      uploaded: to('created_at', day('日期')),
      files: to('file_keys', oneOrMore(paperFile('文件'))),
      picture: optional(picture('图片'), ''),
      buyUrl: to('buy_url', optional(url('天猫'), '')),
      buyUrlJd: to('buy_url_jd', optional(url('京东'), '')),
      recommended: to('is_recommended', optional(flag('推荐'), false)),
      hot: to('is_hot', optional(flag('热门'), false)),
    },
    target: { table: 'all_papers', vanishing: 'withdrawn' },
    computed: { stage_id: ({ grade }) => lookups.stageOfGrade.get(grade) },
  });
}
