import type { FormFixtures } from '../form/form-schema.js';
import type { AvatarFields, AvatarPayload } from './schema.js';

function picture(name: string, bytes = 1000): File {
  return new File([new Uint8Array(bytes)], name);
}

const jpeg = picture('我的照片.jpg');
const png = picture('头像.PNG');
const largest = picture('a.jpeg', 5_242_880);

export const avatarFixtures: FormFixtures<AvatarFields, AvatarPayload> = {
  valid: [
    { name: 'a photo', fields: { avatar: [jpeg] }, payload: { avatar: jpeg } },
    { name: 'an extension in capitals', fields: { avatar: [png] }, payload: { avatar: png } },
    { name: 'exactly 5 MB', fields: { avatar: [largest] }, payload: { avatar: largest } },
  ],
  invalid: [
    {
      name: 'no picture',
      spec: ['B5 avatar required'],
      fields: { avatar: [] },
      messages: { avatar: '请上传头像' },
    },
    {
      name: 'two pictures',
      spec: ['B5 avatar one', 'B9 upload one file'],
      fields: { avatar: [jpeg, png] },
      messages: { avatar: '只可上传一个文件' },
    },
    {
      name: 'an animated picture',
      spec: ['B5 avatar types'],
      fields: { avatar: [picture('a.gif')] },
      messages: { avatar: '仅支持 jpg、jpeg、png 格式' },
    },
    {
      name: 'one byte more than 5 MB',
      spec: ['B5 avatar size'],
      fields: { avatar: [picture('a.jpg', 5_242_881)] },
      messages: { avatar: '文件大小请控制在5M之内' },
    },
    {
      name: 'an empty file',
      fields: { avatar: [picture('a.jpg', 0)] },
      messages: { avatar: '文件是空的，请重新选择' },
    },
  ],
};
