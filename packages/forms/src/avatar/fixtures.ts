import { accepted, refused } from '../form/examples.js';
import type { FormFixtures } from '../form/form-schema.js';
import type { AvatarFields, AvatarPayload } from './schema.js';

function picture(name: string, bytes = 1000): File {
  return new File([new Uint8Array(bytes)], name);
}

const jpeg = picture('我的照片.jpg');
const png = picture('头像.PNG');
const largest = picture('a.jpeg', 5_242_880);

const complete: AvatarFields = { avatar: [jpeg] };
const payload: AvatarPayload = { avatar: jpeg };

export const avatarFixtures: FormFixtures<AvatarFields, AvatarPayload> = {
  valid: accepted(complete, payload, [
    ['a photo'],
    ['an extension in capitals', { avatar: [png] }, { avatar: png }],
    ['exactly 5 MB', { avatar: [largest] }, { avatar: largest }],
  ]),
  invalid: refused(complete, [
    ['no picture (spec: B5 avatar required)', { avatar: [] }, '请上传头像'],
    ['two pictures (spec: B5 avatar one, B9 upload one file)', { avatar: [jpeg, png] }, '只可上传一个文件'],
    [
      'an animated picture (spec: B5 avatar types)',
      { avatar: [picture('a.gif')] },
      '仅支持 jpg、jpeg、png 格式',
    ],
    [
      'one byte more than 5 MB (spec: B5 avatar size)',
      { avatar: [picture('a.jpg', 5_242_881)] },
      '文件大小请控制在5M之内',
    ],
    ['an empty file', { avatar: [picture('a.jpg', 0)] }, '文件是空的，请重新选择'],
  ]),
};
