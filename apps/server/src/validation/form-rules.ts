import { accountDeletion } from '@inkstone/forms/accountDeletion/schema';
import { bookDonation } from '@inkstone/forms/bookDonation/schema';
import { bookFeedback } from '@inkstone/forms/bookFeedback/schema';
import { emailCodeRequest, loginCodeRequest, phoneCodeRequest, shopCodeRequest } from '@inkstone/forms/codes';
import { genuineCheck } from '@inkstone/forms/genuineCheck/schema';
import { codeLogin, passwordLogin } from '@inkstone/forms/login/schema';
import { resetPassword } from '@inkstone/forms/newPassword/schema';
import { updateUserInfo } from '@inkstone/forms/profile/schema';
import { queryCode } from '@inkstone/forms/queryCode/schema';
import { realName } from '@inkstone/forms/realName/schema';
import { sendRecoveryCode } from '@inkstone/forms/recovery/schema';
import { registration } from '@inkstone/forms/registration/schema';
import { shopApplication } from '@inkstone/forms/shopApplication/schema';
import { shopUnlock } from '@inkstone/forms/shopUnlock/schema';
import { studentRegistration } from '@inkstone/forms/studentRegistration/schema';
import { studentWork } from '@inkstone/forms/studentWork/schema';
import { teacherEnrolment } from '@inkstone/forms/teacherEnrolment/schema';
import { usesOf } from '../features/profile/use.js';
import type { Call, OperationId } from '../shared/operation.js';

export interface BodyRules {
  /** A rule for each field that the form decides on. */
  shape: Readonly<Record<string, unknown>>;
  safeParse(body: unknown): {
    data?: object | undefined;
    error?: { issues: readonly { path: readonly PropertyKey[]; message: string }[] } | undefined;
  };
}

type RulesOf<Id extends OperationId> = BodyRules | ((body: Partial<Call<Id>['body']>) => BodyRules);

/** The schemas of `@inkstone/forms`. The description decides on the types, and on the fields that no form has. */
const formRules: { readonly [Id in OperationId]?: RulesOf<Id> } = {
  login: passwordLogin,
  sendLoginCode: loginCodeRequest,
  loginByCode: codeLogin,
  sendPhoneCode: phoneCodeRequest,
  sendEmailCode: emailCodeRequest,
  register: registration,
  sendRecoveryCode,
  resetPassword,
  sendResetPhoneCode: phoneCodeRequest,
  updateUserInfo: (body) => (usesOf(body).join() === 'real name' ? realName : updateUserInfo(body)),
  deleteAccount: accountDeletion,
  applyAsTeacher: teacherEnrolment,
  applyAsStudent: studentRegistration,
  updateStudentApplication: studentWork,
  submitBookDonation: bookDonation,
  submitBookFeedback: bookFeedback,
  sendShopPhoneCode: shopCodeRequest,
  submitShopApplication: shopApplication,
  queryShopApplication: queryCode,
  openShopApplication: ({ pass }) => (pass === undefined ? shopUnlock : queryCode),
  verifyGenuineBook: genuineCheck,
};

/** The route's schema guarantees the types of the values. */
export type FormRules = BodyRules | ((body: object) => BodyRules);

export function rulesOf(operationId: OperationId): FormRules | undefined {
  return formRules[operationId] as FormRules | undefined;
}
