import * as z from './zod.js';

export const agreementMessages = { unticked: '请在勾选协议后进行注册或登录' } as const;

/** The checkbox of the agreements before login and registration. It is not sent to the server. */
export const agreement = z
  .boolean()
  .check(z.refine((ticked) => ticked, { error: agreementMessages.unticked }));
