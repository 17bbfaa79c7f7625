import { optional, to } from '../check/field.js';
import { picture } from '../check/file-fields.js';
import { choice, key, link, text, url } from '../check/plain-fields.js';
import type { Lookups } from '../lookups.js';
import { type Kind, kindOf, sorted } from './kind.js';

/** The banners of the pages that a menu entry names. */
export function slideKind(lookups: Lookups): Kind {
  return kindOf({
    name: 'slide',
    label: '轮播图',
    sources: ['slides'],
    fields: {
      key,
      menu: to('menu_id', choice('栏目', lookups.menu)),
      title: text('标题', 100),
      intro: optional(text('说明'), ''),
      picture: picture('图片'),
      link: to('extend', optional(link('链接'), '')),
    },
    target: { table: 'slides', vanishing: 'deleted' },
    computed: sorted,
  });
}

export const highlightCardKind: Kind = kindOf({
  name: 'highlight-card',
  label: '首页卡片',
  sources: ['highlight-cards'],
  fields: {
    key,
    title: text('标题', 50),
    description: to('descr', text('说明')),
    link: to('url', link('链接')),
  },
  target: { table: 'highlight_cards', vanishing: 'deleted' },
  computed: sorted,
});

export const teacherCardKind: Kind = kindOf({
  name: 'teacher-card',
  label: '教师卡片',
  sources: ['teacher-cards'],
  fields: {
    key,
    title: text('标题', 50),
    description: to('descr', text('说明')),
    link: to('url', link('链接')),
    button: to('button_text', text('按钮', 20)),
  },
  target: { table: 'teacher_cards', vanishing: 'deleted' },
  computed: sorted,
});

/** The official shops in the footer. */
export const directStoreKind: Kind = kindOf({
  name: 'direct-store',
  label: '官方店铺',
  sources: ['direct-stores'],
  fields: { key, platform: text('名称', 50), picture: picture('图片'), url: url('网址') },
  target: { table: 'direct_stores', vanishing: 'deleted' },
  computed: sorted,
});
