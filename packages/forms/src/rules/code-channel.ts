import * as z from './zod.js';

export const codeChannelMessages = { missing: '请选择验证方式', invalid: '验证方式有误' } as const;

/** How a code is sent, as a number on the wire: 1 by text message, 2 by e-mail (Spec B 2.7). */
export const codeChannel = z.literal([1, 2], {
  error: ({ input }) =>
    input === undefined || input === '' ? codeChannelMessages.missing : codeChannelMessages.invalid,
});
