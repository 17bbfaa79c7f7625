import { picture } from '../check/file-fields.js';
import { decimal, key, text } from '../check/plain-fields.js';
import { type Kind, kindOf, sorted } from './kind.js';

export const cultureKind: Kind = kindOf({
  name: 'culture',
  label: '企业文化',
  sources: ['company-cultures'],
  fields: {
    key,
    type: text('类别', 50),
    title: text('标题', 100),
    intro: text('说明', 1000),
    picture: picture('图片'),
  },
  target: { table: 'company_cultures', vanishing: 'deleted' },
  computed: sorted,
});

export const ideaKind: Kind = kindOf({
  name: 'idea',
  label: '经营理念',
  sources: ['company-ideas'],
  fields: { key, title: text('标题', 100), idea: text('说明', 1000), picture: picture('图片') },
  target: { table: 'company_ideas', vanishing: 'deleted' },
  computed: sorted,
});

export const achievementKind: Kind = kindOf({
  name: 'achievement',
  label: '经营业绩',
  sources: ['company-achievements'],
  fields: {
    key,
    achievement: text('数字', 50),
    introduce: text('说明'),
    picture: picture('图片'),
  },
  target: { table: 'company_achievements', vanishing: 'deleted' },
  computed: sorted,
});

export const honourKind: Kind = kindOf({
  name: 'honour',
  label: '荣誉',
  sources: ['company-honours'],
  fields: { key, title: text('标题', 100), picture: picture('图片') },
  target: { table: 'company_honors', vanishing: 'deleted' },
  computed: sorted,
});

export const historyKind: Kind = kindOf({
  name: 'history',
  label: '发展历程',
  sources: ['company-history'],
  fields: {
    key,
    year: text('年份', 20),
    title: text('标题', 100),
    intro: text('说明', 1000),
    picture: picture('图片'),
  },
  target: { table: 'history_entries', vanishing: 'deleted' },
  computed: sorted,
});

export const addressKind: Kind = kindOf({
  name: 'address',
  label: '联系地址',
  sources: ['company-addresses'],
  fields: {
    key,
    company: text('名称', 100),
    tel: text('电话', 50),
    address: text('地址'),
    picture: picture('图片'),
    longitude: decimal('经度', -180, 180),
    latitude: decimal('纬度', -90, 90),
  },
  target: { table: 'address_cards', vanishing: 'deleted' },
  computed: sorted,
});
