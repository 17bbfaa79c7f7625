import type { ProfileFormProps } from './ProfileForm.js';

/** Grades by id, grouped by stage. */
export const grades = [
  {
    label: '高中',
    options: [
      { value: '167', label: '高一' },
      { value: '168', label: '高二' },
      { value: '169', label: '高三' },
    ],
  },
  {
    label: '初中',
    options: [
      { value: '164', label: '初一' },
      { value: '165', label: '初二' },
      { value: '166', label: '初三' },
    ],
  },
];

/** The title, and the lines that the form does not change. */
export const card: Pick<ProfileFormProps, 'title' | 'portrait' | 'fixed' | 'devices' | 'realName'> = {
  title: '个人信息',
  portrait: { label: '头像', value: '砚' },
  fixed: [
    { label: '身份', value: '学生', action: '注册后不能改' },
    { label: '省市', value: '北京市' },
  ],
  devices: { label: '登录设备', value: '本机和另外 3 台' },
  realName: [
    { label: '姓名', value: '还没有认证' },
    { label: '身份证号', value: '认证后只显示首尾' },
  ],
};
