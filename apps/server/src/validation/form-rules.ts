import { bookDonation } from '@inkstone/forms/bookDonation/schema';
import { bookFeedback } from '@inkstone/forms/bookFeedback/schema';
import { genuineCheck } from '@inkstone/forms/genuineCheck/schema';
import { codeLogin, passwordLogin } from '@inkstone/forms/login/schema';
import { resetPassword } from '@inkstone/forms/newPassword/schema';
import { updateUserInfo } from '@inkstone/forms/profile/schema';
import { queryCode } from '@inkstone/forms/queryCode/schema';
import { realName } from '@inkstone/forms/realName/schema';
import { sendRecoveryCode } from '@inkstone/forms/recovery/schema';
import { registration } from '@inkstone/forms/registration/schema';
import { shopApplication } from '@inkstone/forms/shopApplication/schema';
import { studentRegistration } from '@inkstone/forms/studentRegistration/schema';
import { studentWork } from '@inkstone/forms/studentWork/schema';
import { teacherEnrolment } from '@inkstone/forms/teacherEnrolment/schema';
import type { Call, OperationId } from '../operations/operation.js';
import { usesOf } from '../operations/profile-use.js';

/** The rules of a form over the body that it sends: of a schema of `@inkstone/forms`, what the server needs. */
export interface BodyRules {
  safeParse(body: unknown, wordless: Wordless): Parsed;
}

/** What is said where a rule has no words of its own. */
interface Wordless {
  error: () => string;
}

interface Parsed {
  data?: object | undefined;
  error?: { issues: readonly Issue[] } | undefined;
}

interface Issue {
  path: readonly PropertyKey[];
  message: string;
}

/** The rules of a body, or how it says itself which apply to it. */
type RulesOf<Id extends OperationId> = BodyRules | ((body: Partial<Call<Id>['body']>) => BodyRules);

/**
 * What the page asks of a form before it sends it, the server asks again, by the same schema and in the same words.
 * The description says the rest: which types there are, and what of a form nobody fills in.
 */
const formRules: { readonly [Id in OperationId]?: RulesOf<Id> } = {
  login: passwordLogin,
  loginByCode: codeLogin,
  register: registration,
  sendRecoveryCode,
  resetPassword,
  updateUserInfo: (body) => (usesOf(body).join() === 'real name' ? wholeRealName : updateUserInfo(body)),
  applyAsTeacher: teacherEnrolment,
  applyAsStudent: studentRegistration,
  updateStudentApplication: studentWork,
  submitBookDonation: bookDonation,
  submitBookFeedback: bookFeedback,
  submitShopApplication: shopApplication,
  queryShopApplication: queryCode,
  verifyGenuineBook: genuineCheck,
};

/** Of two fields that belong together, the one that is left out is an empty one. */
const wholeRealName: BodyRules = {
  safeParse: (body, wordless) =>
    realName.safeParse({ username: '', identity_card_code: '', ...(body as object) }, wordless),
};

/** The rules of any operation's form; the route's own schema vouches for the types of what they are called with. */
export type FormRules = BodyRules | ((body: object) => BodyRules);

export function rulesOf(operationId: OperationId): FormRules | undefined {
  return formRules[operationId] as FormRules | undefined;
}
