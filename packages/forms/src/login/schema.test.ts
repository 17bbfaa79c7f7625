// @vitest-environment node
import { describe, expect, it } from 'vitest';

import {
  invalidCodeLogins,
  invalidPasswordLogins,
  validCodeLogins,
  validPasswordLogins,
} from './fixtures.js';
import { codeLogin, codeLoginForm, codeRequestOf, passwordLogin, passwordLoginForm } from './schema.js';

type Parsed = ReturnType<typeof passwordLoginForm.safeParse> | ReturnType<typeof codeLoginForm.safeParse>;

/** The first message of each field. */
function messagesOf(parsed: Parsed): Record<string, string> {
  const messages: Record<string, string> = {};
  for (const issue of parsed.error?.issues ?? []) messages[String(issue.path[0])] ??= issue.message;
  return messages;
}

describe('login by password', () => {
  it.each(validPasswordLogins)('lets pass: $name', ({ fields, payload }) => {
    expect(messagesOf(passwordLoginForm.safeParse(fields))).toEqual({});
    expect(passwordLogin.parse(payload)).toEqual(payload);
  });

  it.each(invalidPasswordLogins)('refuses: $name', ({ fields, messages }) => {
    expect(messagesOf(passwordLoginForm.safeParse(fields))).toEqual(messages);
  });
});

describe('login by code', () => {
  it.each(validCodeLogins)('lets pass: $name', ({ fields, payload }) => {
    expect(messagesOf(codeLoginForm.safeParse(fields))).toEqual({});
    expect(codeLogin.parse(payload)).toEqual(payload);
    expect(codeRequestOf(fields.account)).toEqual({ type: payload.type, account: payload.account });
  });

  it.each(invalidCodeLogins)('refuses: $name', ({ fields, messages }) => {
    expect(messagesOf(codeLoginForm.safeParse(fields))).toEqual(messages);
  });

  it('asks for no code to what is no account', () => {
    expect(codeRequestOf('1380000')).toBeNull();
    expect(codeRequestOf('')).toBeNull();
  });
});
