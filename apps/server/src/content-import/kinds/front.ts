import { optional, to } from '../check/field.js';
import { picture } from '../check/file-fields.js';
import { choice, focus, key, link, text, url } from '../check/plain-fields.js';
import type { Lookups } from '../lookups.js';
import { type Kind, listKind } from './kind.js';

export function slideKind(lookups: Lookups): Kind {
  return listKind('slide', '轮播图', 'slides', 'slides', {
    key,
    menu: to('menu_id', choice('栏目', lookups.menu)),
    title: text('标题', 100),
    intro: optional(text('说明'), ''),
    picture: picture('图片'),
    focus,
    link: to('extend', optional(link('链接'), '')),
  });
}

/** Cards of the home page and of the teachers' page, official shops in the footer. */
export const frontKinds: readonly Kind[] = [
  listKind('highlight-card', '首页卡片', 'highlight-cards', 'highlight_cards', {
    key,
    title: text('标题', 50),
    description: to('descr', text('说明')),
    link: to('url', link('链接')),
  }),
  listKind('teacher-card', '教师卡片', 'teacher-cards', 'teacher_cards', {
    key,
    title: text('标题', 50),
    description: to('descr', text('说明')),
    link: to('url', link('链接')),
    button: to('button_text', text('按钮', 20)),
  }),
  listKind('direct-store', '官方店铺', 'direct-stores', 'direct_stores', {
    key,
    platform: text('名称', 50),
    picture: picture('图片'),
    url: url('网址'),
  }),
];
