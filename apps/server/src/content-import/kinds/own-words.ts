import { optional, to } from '../check/field.js';
import { picture } from '../check/file-fields.js';
import { choice, key, text } from '../check/plain-fields.js';
import type { Lookups } from '../lookups.js';
import { type Kind, kindOf, listKind } from './kind.js';

/** Other words for entries of the menu. The key is the entry's name in the migrations, which does not change. */
export function menuKind(lookups: Lookups): Kind {
  return kindOf({
    name: 'menu',
    label: '菜单',
    sources: ['menu'],
    fields: { key: to('menu_id', choice('编号', lookups.menu)), title: text('标题', 20) },
    target: { table: 'menu_titles', vanishing: 'deleted' },
  });
}

/** The signs of the platforms beside the authorised shops. The key is the platform. */
export function platformKind(lookups: Lookups): Kind {
  return kindOf({
    name: 'platform',
    label: '平台标志',
    sources: ['shop-platforms'],
    fields: { key: to('platform_id', choice('编号', lookups.platforms)), picture: picture('图片') },
    target: { table: 'platform_logos', vanishing: 'deleted' },
  });
}

const keywordTypes = new Map([
  ['项目成果', 1],
  ['作品展示', 2],
]);

/** Words that filter the lists of achievements and works: articles whose tags have them. */
export function keywordKind(lookups: Lookups): Kind {
  return listKind('keyword', '筛选词', 'keywords', 'keywords', {
    key,
    column: to('type', choice('栏目', keywordTypes)),
    keyword: text('词', 50),
    stage: to('stage_id', optional(choice('学段', lookups.stages), null)),
  });
}
