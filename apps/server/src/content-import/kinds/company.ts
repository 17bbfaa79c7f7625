import { optional } from '../check/field.js';
import { picture } from '../check/file-fields.js';
import { decimal, focus, key, telephone, text } from '../check/plain-fields.js';
import { type Kind, listKind } from './kind.js';

export const companyKinds: readonly Kind[] = [
  listKind('culture', '企业文化', 'company-cultures', 'company_cultures', {
    key,
    type: text('类别', 50),
    title: text('标题', 100),
    intro: text('说明', 1000),
    picture: picture('图片'),
  }),
  listKind('idea', '经营理念', 'company-ideas', 'company_ideas', {
    key,
    title: text('标题', 100),
    idea: text('说明', 1000),
    picture: picture('图片'),
  }),
  listKind('achievement', '经营业绩', 'company-achievements', 'company_achievements', {
    key,
    achievement: text('数字', 50),
    introduce: text('说明'),
    picture: picture('图片'),
  }),
  listKind('honour', '荣誉', 'company-honours', 'company_honors', {
    key,
    title: text('标题', 100),
    picture: picture('图片'),
  }),
  listKind('history', '发展历程', 'company-history', 'history_entries', {
    key,
    year: text('年份', 20),
    title: text('标题', 100),
    intro: text('说明', 1000),
    picture: optional(picture('图片'), ''),
  }),
  listKind('address', '联系地址', 'company-addresses', 'address_cards', {
    key,
    company: text('名称', 100),
    tel: telephone('电话'),
    address: text('地址'),
    picture: optional(picture('图片'), ''),
    focus,
    metro: optional(text('地铁'), ''),
    bus: optional(text('公交'), ''),
    car: optional(text('开车'), ''),
    longitude: decimal('经度', -180, 180),
    latitude: decimal('纬度', -90, 90),
  }),
];
