import type { UserSession } from '../src/types.js';

export const teacher: UserSession = {
  jwt: 'teacher-token',
  nickname: '周老师',
  avatar: '',
  user_role: 3,
  phone: '13800000003',
  school: '',
  gradeId: null,
  province: '北京',
  city: '北京市',
  create_time: 1767225600,
  username: '',
  identity_card_code: '',
};
