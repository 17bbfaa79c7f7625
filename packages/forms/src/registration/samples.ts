import { grades } from '../profile/samples.js';

/** Options with ids as in the server's lists. */
export const choices = {
  stages: [
    { value: '9', label: '高中' },
    { value: '10', label: '初中' },
    { value: '7', label: '小学' },
  ],
  grades,
  subjects: [
    { value: '1', label: '语文' },
    { value: '2', label: '数学' },
    { value: '3', label: '英语' },
  ],
  regions: [
    { value: '11', label: '北京市', children: [{ value: '1101', label: '北京市' }] },
    {
      value: '33',
      label: '浙江省',
      children: [
        { value: '3301', label: '杭州市' },
        { value: '3302', label: '宁波市' },
      ],
    },
  ],
};
