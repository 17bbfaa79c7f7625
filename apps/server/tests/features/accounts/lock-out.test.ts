import { beforeEach, describe, expect, it } from 'vitest';
import { password } from '../../fixtures/people.js';
import { ageCodes, otherCode, sentCode } from '../../support/codes.js';
import { newPerson } from '../../support/person.js';
import { startTestServer, type TestServer } from '../../support/test-server.js';

/** A stranger tries to lock out the owner of an account, and a school to log in together. */
const account = '13600000000';
const stranger = '192.0.2.1';
const home = '198.51.100.7';
const fingerprint = '5f2c8d1e9b7a4c03';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
  await newPerson(server, { phone: account });
  return () => server.close();
});

const logIn = async (from: object, given = password) =>
  (await server.call('login', { body: { account, password: given }, ...from })).code;
const sendLoginCode = async (address: string) =>
  (await server.call('sendLoginCode', { body: { type: 1, account }, address })).code;
const useCode = async (address: string, code: string) =>
  (await server.call('loginByCode', { body: { type: 1, account, code }, address })).code;

describe('wrong passwords from one address', () => {
  beforeEach(async () => {
    // At home, before.
    expect(await logIn({ address: home, fingerprint })).toBe(200);
    for (let time = 0; time < 5; time += 1) await logIn({ address: stranger }, 'Wrong2026');
    expect(await logIn({ address: stranger })).toBe(429);
  });

  it('do not keep the owner out elsewhere', async () => {
    expect(await logIn({ address: '198.51.100.8' })).toBe(200);
  });

  it('do not keep out a device that has logged in before, at the same address', async () => {
    expect(await logIn({ address: stranger, fingerprint })).toBe(200);
    expect(await logIn({ address: stranger, fingerprint: 'of another browser' })).toBe(429);
  });
});

describe('codes', () => {
  it('of one address do not use up those of the owner', async () => {
    for (let time = 0; time < 10; time += 1) {
      expect(await sendLoginCode(stranger)).toBe(200);
      await ageCodes(server, 61);
    }
    expect(await sendLoginCode(stranger)).toBe(429);
    expect(await sendLoginCode(home)).toBe(200);
    expect(await useCode(home, await sentCode(server, account))).toBe(200);
  });

  it('of many addresses leave a reserve for recovery', async () => {
    for (let time = 0; time < 20; time += 1) {
      expect(await sendLoginCode(`192.0.2.${String(time)}`)).toBe(200);
      await ageCodes(server, 61);
    }
    expect(await sendLoginCode(home)).toBe(429);
    await forgetMessages();
    await server.ask('sendRecoveryCode', { body: { type: 1, account }, address: home });
    const chosen = { password: 'Yantai2027', password_confirm: 'Yantai2027' };
    const body = { type: 1, account, code: await sentCode(server, account), ...chosen };
    await server.ask('resetPassword', { body, address: home });
    expect(await logIn({ address: home }, 'Yantai2027')).toBe(200);
  });

  it('asked for by the owner survive wrong tries and newer codes of a stranger', async () => {
    expect(await sendLoginCode(home)).toBe(200);
    const code = await sentCode(server, account);
    for (let time = 0; time < 12; time += 1) await useCode(stranger, otherCode(code));
    await ageCodes(server, 61);
    expect(await sendLoginCode(stranger)).toBe(200);
    expect(await useCode(home, code)).toBe(200);
  });

  it('cannot be guessed by many addresses together', async () => {
    await sendLoginCode(home);
    const code = await sentCode(server, account);
    const tries = [];
    for (let time = 0; time < 12; time += 1)
      tries.push(await useCode(`192.0.2.${String(time)}`, otherCode(code)));
    expect(tries).toEqual([...Array<number>(10).fill(422), 410, 410]);
    expect(await useCode('192.0.2.99', code)).toBe(410);
  });

  it('are more than sixty an hour for an address, as a school needs', async () => {
    for (let pupil = 100; pupil < 170; pupil += 1) {
      const body = { phone: `13600000${String(pupil)}` };
      expect((await server.call('sendPhoneCode', { body, address: stranger })).code).toBe(200);
    }
  });
});

it('right passwords that come together from one address are all admitted', async () => {
  const codes = await Promise.all(Array.from({ length: 100 }, () => logIn({ address: stranger })));
  expect(codes.filter((code) => code !== 200)).toEqual([]);
});

async function forgetMessages(): Promise<void> {
  await server.services.outbox.settled();
  await server.db.deleteFrom('outbox_messages').execute();
}
