/**
 * Types of the request bodies of forms. They are separate from the mutations, so that a form does not depend on the
 * query library.
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

/** The file of an enrolment, with the options of its upload. */
export interface ActivityFileInput extends UploadOptions {
  /** Id of the enrolment. */
  id: number;
  /** A `File`, so that its name is sent. */
  file: Blob;
}

export interface StudentApplicationInput
  extends ActivityFileInput, Pick<FormOf<'/api/article/student_apply_update'>, 'name' | 'school'> {}

export type SubmitBookFeedbackInput = BodyOf<'/api/common/book_feedback'>;
export type SubmitBookDonationInput = BodyOf<'/api/common/book_donate'>;
export type VerifyGenuineBookInput = BodyOf<'/api/common/genuine_verification'>;
export type SendResetPhoneCodeInput = BodyOf<'/api/user/send_reset_phone_code'>;

/** Either profile, password and phone number, or the real name. Fields that are left out keep their values. */
export type UpdateUserInfoInput = BodyOf<'/api/user/update_userinfo'>;

/** The real name and the identity card number, always both. */
export type RealNameInput = Required<Pick<UpdateUserInfoInput, 'username' | 'identity_card_code'>>;

/** The picture, already cropped to a square (Spec B 5), with the options of its upload. */
export interface AvatarInput extends UploadOptions {
  avatar: Blob;
}

export type DeleteAccountInput = BodyOf<'/api/user/delete_account'>;
export type SendShopPhoneCodeInput = BodyOf<'/api/sale_auth/cert_phone_code'>;
export type SubmitShopApplicationInput = BodyOf<'/api/sale_auth/certification_submit'>;
export type OpenShopApplicationInput = BodyOf<'/api/sale_auth/returned_application'>;
export type QueryShopApplicationParams = BodyOf<'/api/sale_auth/query_code'>;
