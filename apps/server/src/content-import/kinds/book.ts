import { optional } from '../check/field.js';
import { picture, publicVideo, resourceFile } from '../check/file-fields.js';
import { choice, day, flag, integer, key, price, several, text, url } from '../check/plain-fields.js';
import { reference } from '../check/reference.js';
import { richText } from '../check/rich-text.js';
import type { Lookups } from '../lookups.js';
import { type Kind, kindOf } from './kind.js';

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
      stage: choice('学段', lookups.stages),
      grade: optional(choice('年级', lookups.grades), null),
      subjects: several(choice('学科', lookups.subjects)),
      areas: several(choice('地区', lookups.provinces)),
      categories: several(choice('分类', lookups.bookCategories)),
      year: integer('版次年份', 1990, 2100),
      published: day('日期'),
      price: optional(price('定价'), 0),
      isbn: optional(text('书号', 30), ''),
      cover: picture('封面'),
      isWide: optional(flag('横封面'), false),
      buyUrl: optional(url('天猫'), ''),
      buyUrlJd: optional(url('京东'), ''),
      eBookUrl: optional(url('电子书'), ''),
      video: optional(publicVideo('视频'), ''),
      isNew: optional(flag('新书'), false),
      body: richText('正文'),
    },
    target: {
      table: 'all_books',
      columns: [
        ...['title', 'description_html', 'cover_key', 'cover_type', 'stage_id', 'grade_id', 'version_year'],
        ...['published_at', 'price_cents', 'isbn', 'buy_url', 'buy_url_jd', 'e_book_url', 'video_key'],
        ...['is_new', 'sort'],
      ],
      vanishing: 'withdrawn',
      parts: [
        { table: 'book_subjects', owner: 'book_id', columns: ['subject_id'] },
        { table: 'book_provinces', owner: 'book_id', columns: ['province_id'] },
        { table: 'book_category_books', owner: 'book_id', columns: ['category_id'] },
      ],
    },
    write(values, { number }) {
      const { stage, grade } = values;
      if (grade !== null && lookups.stageOfGrade.get(grade) !== stage)
        return { fault: '年级不属于所写的学段' };
      return {
        row: {
          title: values.title,
          description_html: values.body,
          cover_key: values.cover,
          cover_type: values.isWide ? wideCover : ordinaryCover,
          stage_id: stage,
          grade_id: grade,
          version_year: values.year,
          published_at: values.published,
          price_cents: values.price,
          isbn: values.isbn,
          buy_url: values.buyUrl,
          buy_url_jd: values.buyUrlJd,
          e_book_url: values.eBookUrl,
          video_key: values.video,
          is_new: values.isNew,
          sort: number,
        },
        parts: {
          book_subjects: values.subjects.map((id) => ({ subject_id: id })),
          book_provinces: values.areas.map((id) => ({ province_id: id })),
          book_category_books: values.categories.map((id) => ({ category_id: id })),
        },
      };
    },
  });
}

/** What readers of a book download: answers, slides, recordings. */
export function bookResourceKind(lookups: Lookups): Kind {
  return kindOf({
    name: 'book-resource',
    label: '图书资源',
    sources: ['book-resources'],
    fields: {
      key,
      book: reference('图书', { kind: 'book' }),
      kind: choice('类别', lookups.resourceKinds),
      name: text('名称', 100),
      files: several(resourceFile('文件')),
    },
    target: {
      table: 'all_book_resources',
      columns: ['resource_kind_id', 'show_name', 'file_keys', 'sort'],
      refs: ['book_id'],
      vanishing: 'withdrawn',
    },
    write: ({ book, kind, name, files }, { number }) =>
      files.length === 0
        ? { fault: '缺少文件' }
        : {
            row: { resource_kind_id: kind, show_name: name, file_keys: files, sort: number },
            refs: { book_id: { kind: 'book', key: book } },
          },
  });
}
