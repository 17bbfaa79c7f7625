import type { ApiClient } from '../client.js';
import type {
  LoginByCodeInput,
  LoginInput,
  RegisterInput,
  ResetPasswordInput,
  SendEmailCodeInput,
  SendLoginCodeInput,
  SendPhoneCodeInput,
  SendRecoveryCodeInput,
} from '../inputs.js';
import { mutationOptions } from '../options.js';

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

/** Logs in by password; the session is set before it answers. `msg` is to be shown (登录成功). */
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

/** Logs in by a code that was sent; as {@link loginMutation}. */
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

/** Sends a login code. A failure is quiet: the button comes back, no more (Spec B 4). */
export function sendLoginCodeMutation(client: ApiClient) {
  return mutationOptions({
    mutationKey: ['post', '/api/login/set_login_code'],
    mutationFn: (input: SendLoginCodeInput) => client.post('/api/login/set_login_code', input),
    meta: { quiet: true },
  });
}

/** Logs out. Here the person is logged out at once, whatever the server says or does not say. */
export function logoutMutation(client: ApiClient) {
  return mutationOptions({
    mutationKey: ['get', '/api/login/out_login'],
    mutationFn: async () => {
      // The call has taken its token when `get` returns. Cleared after the answer instead, the session
      // could by then be that of whoever has logged in meanwhile.
      const answer = client.get('/api/login/out_login', {});
      client.session.clear();
      await answer;
    },
    meta: { quiet: true },
  });
}

/**
 * Registers a person and logs nobody in: `msg` is to be shown, it speaks of real-name verification, and the
 * login page follows (Spec B 4).
 */
export function registerMutation(client: ApiClient) {
  return mutationOptions({
    mutationKey: ['post', '/api/login/register'],
    mutationFn: (input: RegisterInput) => client.post('/api/login/register', input),
    ...forgetSecrets,
  });
}

/** Sends a registration code to a phone. A failure is quiet: the button comes back, no more (Spec B 4). */
export function sendPhoneCodeMutation(client: ApiClient) {
  return mutationOptions({
    mutationKey: ['post', '/api/login/send_phone_code'],
    mutationFn: (input: SendPhoneCodeInput) => client.post('/api/login/send_phone_code', input),
    meta: { quiet: true },
  });
}

/** Sends a registration code to an e-mail address; as {@link sendPhoneCodeMutation}. */
export function sendEmailCodeMutation(client: ApiClient) {
  return mutationOptions({
    mutationKey: ['post', '/api/login/send_email_code'],
    mutationFn: (input: SendEmailCodeInput) => client.post('/api/login/send_email_code', input),
    meta: { quiet: true },
  });
}

/** Sends a code for a forgotten password; as {@link sendPhoneCodeMutation}. */
export function sendRecoveryCodeMutation(client: ApiClient) {
  return mutationOptions({
    mutationKey: ['post', '/api/login/forget_password_code'],
    mutationFn: (input: SendRecoveryCodeInput) => client.post('/api/login/forget_password_code', input),
    meta: { quiet: true },
  });
}

/**
 * Sets a new password by a code. The server ends every login of the person; a session that was open here is
 * found out by its next call. `msg` is to be shown, the login page follows.
 */
export function resetPasswordMutation(client: ApiClient) {
  return mutationOptions({
    mutationKey: ['post', '/api/login/forget_password'],
    mutationFn: (input: ResetPasswordInput) => client.post('/api/login/forget_password', input),
    ...forgetSecrets,
  });
}
