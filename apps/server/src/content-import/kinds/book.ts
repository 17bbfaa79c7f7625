import { optional, to } from '../check/field.js';
import { picture, publicVideo, resourceFile } from '../check/file-fields.js';
import { isbn } from '../check/isbn.js';
import { choice, day, flag, integer, key, price, several, text, url } from '../check/plain-fields.js';
import { reference } from '../check/reference.js';
import { richText } from '../check/rich-text.js';
import type { Lookups } from '../lookups.js';
import { type Kind, kindOf, sorted } from './kind.js';

const ordinaryCover = 1;
const wideCover = 2;

export function bookKind(lookups: Lookups): Kind {
  return kindOf({
    name: 'book',
    label: '图书',
    sources: ['books'],
    fields: {
      key,
      title: text('标题'),
      stage: to('stage_id', choice('学段', lookups.stages)),
      grade: to('grade_id', optional(choice('年级', lookups.grades), null)),
      subjects: to(null, several(choice('学科', lookups.subjects))),
      areas: to(null, several(choice('地区', lookups.provinces))),
      categories: to(null, several(choice('分类', lookups.bookCategories))),
      year: to('version_year', integer('版次年份', 1990, 2100)),
      published: to('published_at', day('日期')),
      price: to('price_cents', optional(price('定价'), 0)),
      isbn: optional(isbn('书号'), ''),
      cover: to('cover_key', picture('封面')),
      isWide: to(null, optional(flag('横封面'), false)),
      buyUrl: to('buy_url', optional(url('天猫'), '')),
      buyUrlJd: to('buy_url_jd', optional(url('京东'), '')),
      eBookUrl: to('e_book_url', optional(url('电子书'), '')),
      video: optional(publicVideo('视频'), ''),
      isNew: to('is_new', optional(flag('新书'), false)),
      body: to('description_html', richText('正文')),
    },
    target: {
      table: 'all_books',
      vanishing: 'withdrawn',
      parts: [
        { table: 'book_subjects', owner: 'book_id', columns: ['subject_id'] },
        { table: 'book_provinces', owner: 'book_id', columns: ['province_id'] },
        { table: 'book_category_books', owner: 'book_id', columns: ['category_id'] },
      ],
    },
    computed: {
      ...sorted,
      cover_type: ({ isWide }) => (isWide ? wideCover : ordinaryCover),
      main_category_id: ({ categories }) => categories[0] ?? null,
    },
    parts: ({ subjects, areas, categories }) => ({
      book_subjects: subjects.map((id) => ({ subject_id: id })),
      book_provinces: areas.map((id) => ({ province_id: id })),
      book_category_books: categories.map((id) => ({ category_id: id })),
    }),
    faultOf: ({ stage, grade }) =>
      grade !== null && lookups.stageOfGrade.get(grade) !== stage ? '年级不属于所写的学段' : undefined,
  });
}

export function bookResourceKind(lookups: Lookups): Kind {
  return kindOf({
    name: 'book-resource',
    label: '图书资源',
    sources: ['book-resources'],
    fields: {
      key,
      book: to('book_id', reference('图书', { kind: 'book' })),
      kind: to('resource_kind_id', choice('类别', lookups.resourceKinds)),
      name: to('show_name', text('名称', 100)),
      files: to('file_keys', several(resourceFile('文件'))),
    },
    target: {
      table: 'all_book_resources',
      vanishing: 'withdrawn',
    },
    computed: sorted,
    faultOf: ({ files }) => (files.length === 0 ? '缺少文件' : undefined),
  });
}
