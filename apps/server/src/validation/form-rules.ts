import { bookDonation } from '@inkstone/forms/bookDonation/schema';
import { codeLogin, passwordLogin } from '@inkstone/forms/login/schema';
import type { Call, OperationId } from '../operations/operation.js';

/** The rules of a form over the body that it sends: of a schema of `@inkstone/forms`, what the server needs. */
export interface BodyRules {
  safeParse(body: unknown): { data?: object | undefined; error?: { issues: readonly Issue[] } | undefined };
}

interface Issue {
  path: readonly PropertyKey[];
  message: string;
}

/** The rules of a body, or how it says itself which apply to it. */
type RulesOf<Id extends OperationId> = BodyRules | ((body: Partial<Call<Id>['body']>) => BodyRules);

/**
 * What the page asks of a form before it sends it, the server asks again, by the same schema and in the same words.
 * The description still comes first: it says which types there are, and what of a form nobody fills in.
 */
const formRules: { readonly [Id in OperationId]?: RulesOf<Id> } = {
  login: passwordLogin,
  loginByCode: codeLogin,
  submitBookDonation: bookDonation,
};

/** The rules of any operation's form; the route's own schema vouches for the types of what they are called with. */
export type FormRules = BodyRules | ((body: object) => BodyRules);

export function rulesOf(operationId: OperationId): FormRules | undefined {
  return formRules[operationId] as FormRules | undefined;
}
