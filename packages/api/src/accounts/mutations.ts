import type { ApiClient } from '../client.js';
import type { LoginByCodeInput, LoginInput } from '../inputs.js';
import { mutationOptions, postMutation } from '../options.js';

export type {
  LoginByCodeInput,
  LoginInput,
  RegisterInput,
  ResetPasswordInput,
  SendEmailCodeInput,
  SendLoginCodeInput,
  SendPhoneCodeInput,
  SendRecoveryCodeInput,
} from '../inputs.js';

/** A password or code must not stay in the mutation cache for the usual five minutes. */
const forgetSecrets = { gcTime: 0 } as const;

/** Logs in by password and sets the session before it resolves. Show `msg` (登录成功). */
export function loginMutation(client: ApiClient) {
  return mutationOptions({
    mutationKey: ['post', '/api/login/login'],
    mutationFn: async (input: LoginInput) => {
      const answer = await client.post('/api/login/login', input);
      client.session.set(answer.data);
      return answer;
    },
    ...forgetSecrets,
  });
}

/** Logs in by the code that was sent; otherwise as {@link loginMutation}. */
export function loginByCodeMutation(client: ApiClient) {
  return mutationOptions({
    mutationKey: ['post', '/api/login/code_login'],
    mutationFn: async (input: LoginByCodeInput) => {
      const answer = await client.post('/api/login/code_login', input);
      client.session.set(answer.data);
      return answer;
    },
    ...forgetSecrets,
  });
}

/** Sends a login code. A failure shows no message, only the button is enabled again (Spec B 4). */
export function sendLoginCodeMutation(client: ApiClient) {
  return postMutation(client, '/api/login/set_login_code', { meta: { quiet: true } });
}

/** Logs out. The local session ends at once, whether or not the server can be reached. */
export function logoutMutation(client: ApiClient) {
  return mutationOptions({
    mutationKey: ['get', '/api/login/out_login'],
    mutationFn: async () => {
      // `get` has read the token when it returns. Clearing the session only after the response could end the session
      // of a login that happened in the meantime.
      const answer = client.get('/api/login/out_login', {});
      client.session.clear();
      await answer;
    },
    meta: { quiet: true },
  });
}

/**
 * Registers an account without logging in. Show `msg`, which mentions the real-name verification, then open the login
 * page (Spec B 4).
 */
export function registerMutation(client: ApiClient) {
  return postMutation(client, '/api/login/register', forgetSecrets);
}

/** Sends a registration code to a phone. A failure shows no message, only the button is enabled again (Spec B 4). */
export function sendPhoneCodeMutation(client: ApiClient) {
  return postMutation(client, '/api/login/send_phone_code', { meta: { quiet: true } });
}

/** Sends a registration code to an e-mail address; otherwise as {@link sendPhoneCodeMutation}. */
export function sendEmailCodeMutation(client: ApiClient) {
  return postMutation(client, '/api/login/send_email_code', { meta: { quiet: true } });
}

/** Sends a code for a forgotten password; otherwise as {@link sendPhoneCodeMutation}. */
export function sendRecoveryCodeMutation(client: ApiClient) {
  return postMutation(client, '/api/login/forget_password_code', { meta: { quiet: true } });
}

/**
 * Sets a new password by a code. The server ends all sessions of the account; the next call of an open session gets -1.
 * Show `msg`, then open the login page.
 */
export function resetPasswordMutation(client: ApiClient) {
  return postMutation(client, '/api/login/forget_password', forgetSecrets);
}
