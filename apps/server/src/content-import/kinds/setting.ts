import { optional, to } from '../check/field.js';
import { picture, publicVideo } from '../check/file-fields.js';
import { choice, text } from '../check/plain-fields.js';
import { richText } from '../check/rich-text.js';
import { type Kind, kindOf } from './kind.js';

type Holding = 'text' | 'picture' | 'profile';

const settings: Readonly<Record<string, Holding>> = {
  copyright: 'text',
  icp: 'text',
  public_security_record: 'text',
  statement: 'text',
  support: 'text',
  home_dialog: 'text',
  top_logo: 'picture',
  top_logo_night: 'picture',
  service_qrcode: 'picture',
  official_accounts_qrcode: 'picture',
  official_accounts_descr: 'text',
  genuine_verification_oa_qrcode: 'picture',
  genuine_verification_oa_qrcode_descr: 'text',
  special_subject_title: 'text',
  special_subject_text: 'text',
  special_subject_url: 'text',
  special_subject_column_id: 'text',
  special_subject_image: 'picture',
  special_subject_cloud_image: 'picture',
  special_subject_cloud_descr: 'text',
  special_subject_closing: 'text',
  company_profile: 'profile',
};

const names = new Map(Object.keys(settings).map((name) => [name, name]));

export const settingKind: Kind = kindOf({
  name: 'setting',
  label: '设置',
  sources: ['site'],
  fields: {
    key: to(null, choice('编号', names)),
    text: to(null, optional(text('文字', 1000), '')),
    picture: to(null, optional(picture('图片'), '')),
    body: to(null, optional(richText('正文'), '')),
    video: to(null, optional(publicVideo('视频'), '')),
  },
  target: { table: 'settings', naturalKey: 'key', vanishing: 'deleted' },
  computed: {
    value({ key, text: words, picture: image, body, video }) {
      if (settings[key] === 'picture') return image;
      return settings[key] === 'profile' ? { company_intro: body, company_intro_video_key: video } : words;
    },
  },
  faultOf({ key, text: words, picture: image, body }) {
    if (settings[key] === 'picture') return image === '' ? `${key} 是图片，要写图片` : undefined;
    if (settings[key] === 'profile') return body === '' ? `${key} 是公司介绍，要写正文` : undefined;
    return words === '' ? `${key} 是文字，要写文字` : undefined;
  },
});

const agreements = new Map(
  ['user_agreement', 'privacy_agreement', 'authorization_agreement'].map((name) => [name, name]),
);

export const agreementKind: Kind = kindOf({
  name: 'agreement',
  label: '协议',
  sources: ['agreements/'],
  fields: {
    key: to(null, choice('编号', agreements)),
    title: text('标题'),
    body: to('value_html', richText('正文')),
  },
  target: { table: 'agreements', naturalKey: 'name', vanishing: 'deleted' },
});
