import { expect, type APIRequestContext } from '@playwright/test';

import { post, type Credentials } from './backend.js';
import { operateOn, testServer } from './operator.js';

const PASSWORD = 'Inkstone2026';

/** A teacher of the demonstration content, with messages, downloads and favourites. Tests only read with it. */
export const DEMO_TEACHER: Credentials = { account: '13800000003', password: PASSWORD };

const common = { province: 11, city: 1101, password: PASSWORD, password_confirm: PASSWORD };
/** The body of POST /api/login/register of each identity. */
const particulars = {
  student: { ...common, user_role: 1, nickname: '端测学生', school: '实验中学', gradeId: 169 },
  parent: { ...common, user_role: 2, nickname: '端测家长', study_stage: 10 },
  teacher: {
    ...common,
    user_role: 3,
    nickname: '端测教师',
    school: '实验中学',
    subject: 2,
    teachGradeId: 9,
  },
};

export type Role = keyof typeof particulars;

/**
 * Registers an account as the registration page does, with the code from the operator's outbox.
 *
 * @param number below 1e7 and not used before on this server; it becomes phone number and network address, as
 *   registrations are limited by address
 * @param server its address, if not the base URL of `request`
 */
export async function registerAccount(
  request: APIRequestContext,
  role: Role,
  number: number,
  server = testServer(),
): Promise<Credentials> {
  const phone = `1391${String(number).padStart(7, '0')}`;
  const address = addressOf(number);
  await post(request, '/api/login/send_phone_code', { phone }, { address });
  const phone_code = await sentCode(phone, '注册', server);
  const form = { ...particulars[role], authentication_methods: 1, phone, phone_code };
  await post(request, '/api/login/register', form, { address });
  return { account: phone, password: PASSWORD };
}

/** A network address that no other test uses, because registrations are limited by address. */
export function addressOf(number: number): string {
  return `10.${[number >> 16, number >> 8, number].map((part) => String(part & 255)).join('.')}`;
}

/** A phone number that no account has. */
export function unusedPhone(number: number): string {
  return `1392${String(number).padStart(7, '0')}`;
}

/**
 * The code that was sent to an account. The server answers before it sends: the code can come a little later.
 *
 * @param purpose what the message calls it, so that an earlier code for something else is not taken
 */
export async function sentCode(account: string, purpose: string, server = testServer()): Promise<string> {
  let newest: string | undefined;
  await expect
    .poll(
      async () => {
        const code = new RegExp(`${account}\\s+【.+】${purpose}验证码 (\\d{6})`, 'g');
        newest = [...(await operateOn(server, 'outbox')).matchAll(code)].at(-1)?.[1];
        return newest;
      },
      { message: `a code sent to ${account}` },
    )
    .toBeDefined();
  return newest ?? '';
}
