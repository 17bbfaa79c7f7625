import { optional } from '../check/field.js';
import { paperFile, picture } from '../check/file-fields.js';
import { choice, day, flag, integer, key, several, text, url } from '../check/plain-fields.js';
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
      grade: choice('年级', lookups.grades),
      subject: choice('学科', lookups.subjects),
      province: choice('地区', lookups.provinces),
      type: choice('类型', lookups.paperTypes),
      year: integer('年份', 1990, 2100),
      uploaded: day('日期'),
      files: several(paperFile('文件')),
      picture: optional(picture('图片'), ''),
      buyUrl: optional(url('天猫'), ''),
      buyUrlJd: optional(url('京东'), ''),
      recommended: optional(flag('推荐'), false),
      hot: optional(flag('热门'), false),
    },
    target: {
      table: 'all_papers',
      columns: [
        ...['title', 'stage_id', 'grade_id', 'subject_id', 'province_id', 'type_id', 'year', 'file_keys'],
        ...['image_key', 'buy_url', 'buy_url_jd', 'is_recommended', 'is_hot', 'created_at'],
      ],
      vanishing: 'withdrawn',
    },
    write: (values) => ({
      row: {
        title: values.title,
        stage_id: lookups.stageOfGrade.get(values.grade),
        grade_id: values.grade,
        subject_id: values.subject,
        province_id: values.province,
        type_id: values.type,
        year: values.year,
        file_keys: values.files,
        image_key: values.picture,
        buy_url: values.buyUrl,
        buy_url_jd: values.buyUrlJd,
        is_recommended: values.recommended,
        is_hot: values.hot,
        created_at: values.uploaded,
      },
    }),
  });
}
