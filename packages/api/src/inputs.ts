/**
 * What the forms send, by operation. Types only, and apart from the mutations, so that whoever types a form after the
 * wire needs no query library.
 */
import type { UploadOptions } from './files.js';
import type { BodyOf, FormOf } from './wire.js';

export type LoginInput = BodyOf<'/api/login/login'>;
export type LoginByCodeInput = BodyOf<'/api/login/code_login'>;
export type SendLoginCodeInput = BodyOf<'/api/login/set_login_code'>;
export type RegisterInput = BodyOf<'/api/login/register'>;
export type SendPhoneCodeInput = BodyOf<'/api/login/send_phone_code'>;
export type SendEmailCodeInput = BodyOf<'/api/login/send_email_code'>;
export type SendRecoveryCodeInput = BodyOf<'/api/login/forget_password_code'>;
export type ResetPasswordInput = BodyOf<'/api/login/forget_password'>;
export type ApplyAsTeacherInput = BodyOf<'/api/article/teacher_apply'>;
export type ApplyAsStudentInput = BodyOf<'/api/article/student_apply'>;

/** The file of an enrolment, and how its sending is watched. */
export interface ActivityFileInput extends UploadOptions {
  /** Of the enrolment. */
  id: number;
  /** A `File`, so that its name arrives. */
  file: Blob;
}

/** A work in the place of the one that was handed in. */
export interface StudentApplicationInput
  extends ActivityFileInput, Pick<FormOf<'/api/article/student_apply_update'>, 'name' | 'school'> {}

export type SubmitBookFeedbackInput = BodyOf<'/api/common/book_feedback'>;
export type SubmitBookDonationInput = BodyOf<'/api/common/book_donate'>;
export type VerifyGenuineBookInput = BodyOf<'/api/common/genuine_verification'>;
export type SendResetPhoneCodeInput = BodyOf<'/api/user/send_reset_phone_code'>;

/** The profile, a password and a phone number, or else the real name; what is left out stays as it is. */
export type UpdateUserInfoInput = BodyOf<'/api/user/update_userinfo'>;

/** Who the person is: both or nothing. */
export type RealNameInput = Required<Pick<UpdateUserInfoInput, 'username' | 'identity_card_code'>>;

/** The picture, square already (Spec B 5), and how its sending is watched. */
export interface AvatarInput extends UploadOptions {
  avatar: Blob;
}

export type SendShopPhoneCodeInput = BodyOf<'/api/sale_auth/cert_phone_code'>;
export type SubmitShopApplicationInput = BodyOf<'/api/sale_auth/certification_submit'>;
export type QueryShopApplicationParams = BodyOf<'/api/sale_auth/query_code'>;
