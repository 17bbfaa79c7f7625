import { optional } from '../check/field.js';
import { picture } from '../check/file-fields.js';
import { choice, key, link, text, url } from '../check/plain-fields.js';
import type { Lookups } from '../lookups.js';
import { type Kind, kindOf } from './kind.js';

/** The banners of the pages that a menu entry names. */
export function slideKind(lookups: Lookups): Kind {
  return kindOf({
    name: 'slide',
    label: '轮播图',
    sources: ['slides'],
    fields: {
      key,
      menu: choice('栏目', lookups.menu),
      title: text('标题', 100),
      intro: optional(text('说明'), ''),
      picture: picture('图片'),
      link: optional(link('链接'), ''),
    },
    target: {
      table: 'slides',
      columns: ['menu_id', 'title', 'intro', 'image_key', 'extend', 'sort'],
      vanishing: 'deleted',
    },
    write: (values, { number }) => ({
      row: {
        menu_id: values.menu,
        title: values.title,
        intro: values.intro,
        image_key: values.picture,
        extend: values.link,
        sort: number,
      },
    }),
  });
}

/** The cards of the home page. */
export const highlightCardKind: Kind = kindOf({
  name: 'highlight-card',
  label: '首页卡片',
  sources: ['highlight-cards'],
  fields: { key, title: text('标题', 50), description: text('说明'), link: link('链接') },
  target: { table: 'highlight_cards', columns: ['title', 'descr', 'url', 'sort'], vanishing: 'deleted' },
  write: (values, { number }) => ({
    row: { title: values.title, descr: values.description, url: values.link, sort: number },
  }),
});

/** The cards of the teachers' page. */
export const teacherCardKind: Kind = kindOf({
  name: 'teacher-card',
  label: '教师卡片',
  sources: ['teacher-cards'],
  fields: {
    key,
    title: text('标题', 50),
    description: text('说明'),
    link: link('链接'),
    button: text('按钮', 20),
  },
  target: {
    table: 'teacher_cards',
    columns: ['title', 'descr', 'url', 'button_text', 'sort'],
    vanishing: 'deleted',
  },
  write: (values, { number }) => ({
    row: {
      title: values.title,
      descr: values.description,
      url: values.link,
      button_text: values.button,
      sort: number,
    },
  }),
});

/** The official shops in the footer. */
export const directStoreKind: Kind = kindOf({
  name: 'direct-store',
  label: '官方店铺',
  sources: ['direct-stores'],
  fields: { key, platform: text('名称', 50), picture: picture('图片'), url: url('网址') },
  target: { table: 'direct_stores', columns: ['platform', 'image_key', 'url', 'sort'], vanishing: 'deleted' },
  write: (values, { number }) => ({
    row: { platform: values.platform, image_key: values.picture, url: values.url, sort: number },
  }),
});
