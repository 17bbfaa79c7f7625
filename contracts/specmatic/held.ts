import type { Operation } from '../description.js';

/**
 * Fields with conditions that the schema cannot express: an existing place or file, equality with another field, rules of
 * passwords and addresses. Random values are rightly refused, so generated requests that have to succeed use the value of
 * the example or leave the field out.
 */
export const heldFields: Partial<Record<Operation['operationId'], readonly string[]>> = {
  login: ['account'],
  sendLoginCode: ['account', 'type'],
  loginByCode: ['account', 'type'],
  register: [
    ...['province', 'city', 'subject', 'teachGradeId', 'gradeId', 'study_stage'],
    ...['password', 'password_confirm', 'email'],
  ],
  sendEmailCode: ['email'],
  sendRecoveryCode: ['account'],
  resetPassword: ['account', 'password', 'password_confirm'],
  updateUserInfo: [
    ...['gradeId', 'old_pwd', 'new_pwd', 'repetition_pwd', 'phone', 'code'],
    ...['current_password', 'current_code'],
    ...['username', 'identity_card_code'],
  ],
  deleteAccount: ['password'],
  submitShopApplication: [
    ...['shop_platform', 'province', 'shop_url', 'phone', 'company_number'],
    ...['publication_license', 'business_license', 'identity_card', 'company_number_img', 'tax_certificate'],
  ],
  submitBookFeedback: ['images', 'email'],
  applyAsTeacher: ['files'],
};

export interface Excuse {
  operationId: Operation['operationId'];
  expected: '200' | '4xx';
  /** The end of the name of the test. */
  change: string;
  why: string;
}

/** Generated requests whose expected answer is not promised. */
export const excuses: readonly Excuse[] = [
  {
    operationId: 'updateUserInfo',
    expected: '200',
    change: 'REQUEST.BODY contains only the mandatory keys',
    why: 'No field is mandatory, but to change nothing at all is refused.',
  },
  {
    operationId: 'updateUserInfo',
    expected: '4xx',
    change: 'REQUEST.BODY has been omitted',
    why: 'Without a body there is no media type, which of three it takes is not known: that is HTTP 415.',
  },
  {
    operationId: 'uploadFile',
    expected: '4xx',
    change: '',
    why: 'Specmatic changes no parts of a form, and sends the example as it is.',
  },
];
