import type { ApiClient } from '../client.js';
import { mutationOptions } from '../options.js';
import type { BodyOf } from '../wire.js';

export type LoginInput = BodyOf<'/api/login/login'>;
export type LoginByCodeInput = BodyOf<'/api/login/code_login'>;
export type SendLoginCodeInput = BodyOf<'/api/login/set_login_code'>;

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
