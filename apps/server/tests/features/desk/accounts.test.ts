import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { reply } from '../../support/answers.js';
import { newOperator } from '../../support/desk.js';
import { actsIn } from '../../support/operator.js';
import { isLoggedIn, logInAs, newPerson, type Person } from '../../support/person.js';
import { useTestServer } from '../../support/test-server.js';

const server = useTestServer();
const phone = '13600000005';
let token: string;
let person: Person;
beforeAll(async () => {
  ({ token } = await newOperator(server));
});
beforeEach(async () => {
  await server.db.deleteFrom('operator_acts').execute();
  await server.db.deleteFrom('users').where('id', '>', 3).execute();
  person = await newPerson(server, { role: 3, phone, real_name: '陶文静' });
});

const id = () => person.id;
const reason = '本人来电';

describe('an account at the desk', () => {
  it('is found and shown with masked secrets', async () => {
    const { list, count } = await server.ask('listDeskAccounts', { token, body: { text: '0005' } });
    expect({ list, count }).toMatchObject({
      count: 1,
      list: [{ id: id(), account: '136****0005', is_stopped: 0 }],
    });
    const account = await server.ask('getDeskAccount', { token, body: { id: id() } });
    expect(account).toMatchObject({
      username: '陶文静',
      phone: '136****0005',
      email: '',
      stopped_time: null,
    });
    expect(account.history.map(({ text }) => text)).toEqual(['注册']);
    expect(JSON.stringify([list, account])).not.toContain(phone);
  });

  it('shows a secret, and its operator at once in its history', async () => {
    const asked = { id: id(), secret: 'phone', reason: ` ${reason} ` };
    expect(await server.ask('revealDeskSecret', { token, body: asked })).toEqual({ value: phone });
    const { history } = await server.ask('getDeskAccount', { token, body: { id: id() } });
    expect(history[0]).toMatchObject({ text: '李敏看了手机号', reason });
  });

  it('is stopped and started, and whoever comes second is told', async () => {
    const change = (name: string, why = reason) =>
      server.call('changeDeskAccount', { token, body: { id: id(), change: name, reason: why, tell: 1 } });
    expect(await change('stop')).toEqual(reply(200, '已停用'));
    // The same decision again, whose answer was lost.
    expect(await change('stop')).toEqual(reply(200, '已停用'));
    expect(await change('stop', '违反声明')).toEqual(reply(409, '这个账号已经停用'));
    expect(await isLoggedIn(server, person.token)).toBe(false);
    expect(await server.db.selectFrom('deliveries').select('recipient').execute()).toEqual([
      { recipient: phone },
    ]);
    expect(await change('start')).toEqual(reply(200, '已恢复'));
    expect(await change('release-identity')).toEqual(reply(409, '这个账号没有实名认证'));
    expect((await actsIn(server, 'accounts')).map(({ act }) => act)).toEqual(['stop', 'start']);
  });

  it('loses one session, then the rest', async () => {
    await logInAs(server, id());
    const { sessions } = await server.ask('getDeskAccount', { token, body: { id: id() } });
    const end = (session?: string) => server.ask('endDeskSessions', { token, body: { id: id(), session } });
    expect(await end(sessions[0]?.id)).toEqual({ count: 1 });
    expect(await end(sessions[0]?.id)).toEqual({ count: 0 });
    expect(await end()).toEqual({ count: 1 });
    expect((await actsIn(server, 'accounts')).map(({ act }) => act)).toEqual(['end-session', 'end-sessions']);
  });

  it('gives its data for its owner', async () => {
    const data = await server.ask('exportDeskAccount', { token, body: { id: id(), reason } });
    expect(data.profile).toMatchObject({ phone, username: '陶文静' });
    expect(await actsIn(server, 'accounts')).toMatchObject([{ operator: '李敏', act: 'export' }]);
  });
});
