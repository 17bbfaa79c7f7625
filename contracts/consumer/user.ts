import { MatchersV3 } from '@pact-foundation/pact';

import { notEmpty, seconds } from './answers.js';

const { integer, like, string } = MatchersV3;

/** The session that the site stores (Spec A 3, Spec B 3). */
export const user = {
  // With an empty token the user would still be a visitor after the login.
  jwt: notEmpty('a-token'),
  nickname: string('周老师'),
  avatar: string(''),
  user_role: integer(3),
  phone: string('13800000003'),
  school: string(''),
  gradeId: like(169),
  province: string('北京市'),
  city: string(''),
  create_time: seconds(1767225600),
  username: string(''),
  identity_card_code: string(''),
};
