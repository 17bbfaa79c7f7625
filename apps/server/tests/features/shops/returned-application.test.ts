import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { shopCommand } from '../../../src/commands/shop-command.js';
import {
  applicant,
  applyForShop,
  progressOf,
  requestShopCode,
  shopApplication,
} from '../../fixtures/shop-applications.js';
import { teacherId } from '../../fixtures/people.js';
import { insertShops } from '../../fixtures/shops.js';
import { countClaimed, insertUpload } from '../../fixtures/uploads.js';
import { errorsOf, reply } from '../../support/answers.js';
import { actsIn, operatorOf } from '../../support/operator.js';
import { useTestServer } from '../../support/test-server.js';

const server = useTestServer();
const run = operatorOf(server, shopCommand);
let code: string;
let pass: string;
/** As it was submitted. */
let sent: Awaited<ReturnType<typeof shopApplication>>;

beforeAll(async () => {
  await insertShops(server.db);
});

beforeEach(async () => {
  for (const table of ['shop_applications', 'uploads', 'verification_codes', 'operator_acts'] as const) {
    await server.db.deleteFrom(table).execute();
  }
  sent = await shopApplication(server);
  const body = { ...sent, phone_code: await requestShopCode(server) };
  const answer = await server.ask('submitShopApplication', { body });
  code = answer.query_code;
  pass = answer.pass ?? '';
});

const submit = (body: object) => server.call('submitShopApplication', { body });
const open = (body: object) => server.call('openShopApplication', { body: { query_code: code, ...body } });
const sendBack = (...reasons: string[]) => run('reject', code, ...reasons);
const licence = ['--paper', '营业执照=照片不清晰'] as const;

/** The body of a correction: as the application was opened, with one new licence. */
async function corrected(differences: object = {}) {
  const {
    papers,
    pass: newest,
    ...fields
  } = await server.ask('openShopApplication', {
    body: { query_code: code, pass },
  });
  const url = (...names: string[]) =>
    papers
      .filter(({ paper }) => names.includes(paper))
      .map((one) => one.url)
      .join(',');
  return {
    ...fields,
    agreement_name: 'authorization_agreement',
    publication_license: url('publication_license'),
    identity_card: url('identity_card', 'identity_card_back'),
    business_license: await insertUpload(server),
    query_code: code,
    pass: newest,
    ...differences,
  };
}

describe('openShopApplication', () => {
  it('gives the device that submitted a returned application everything back', async () => {
    await sendBack(...licence);
    const answer = await open({ pass });
    expect(answer.data).toMatchObject({
      pass,
      shop_name: '钱塘学堂图书旗舰店',
      phone: applicant,
      is_merge: 1,
      papers: [
        { paper: 'publication_license', url: expect.stringContaining('signature=') as string },
        { paper: 'business_license' },
        { paper: 'identity_card' },
        { paper: 'identity_card_back' },
      ],
    });
  });

  it('gives it to another device after a code by text message to the phone of the application', async () => {
    await sendBack(...licence);
    expect(await open({ phone: applicant, phone_code: '000000' })).toEqual(
      reply(410, '验证码已失效，请重新获取'),
    );
    const phone_code = await requestShopCode(server);
    const answer = await open({ phone: applicant, phone_code });
    expect(answer).toMatchObject({ code: 200, data: { pass, contact: '周晓' } });
    expect((await open({ phone: applicant, phone_code })).code).toBe(410);
  });

  it('gives nothing without the pass or the code, to another phone, or before it is sent back', async () => {
    expect((await open({ pass })).code).toBe(404);
    await sendBack(...licence);
    expect(await open({ pass: 'x' })).toEqual(reply(410, '请收短信验证码，再打开一次申请'));
    expect((await open({})).code).toBe(400);
    expect((await server.call('openShopApplication', { body: { query_code: 'X', pass } })).code).toBe(404);
    await server.db.updateTable('shop_applications').set({ phone: '13900000009' }).execute();
    const other = await open({ phone: applicant, phone_code: await requestShopCode(server) });
    expect(errorsOf(other.data)).toEqual([['phone', '这不是申请时填的手机号']]);
  });
});

describe('a corrected application', () => {
  it('keeps its query code and its papers, needs no further code, and is reviewed again', async () => {
    await sendBack(...licence);
    const envelope = await submit(await corrected({ contact: '周小晓' }));
    expect(envelope).toMatchObject({ code: 200, data: { query_code: code } });
    expect(await progressOf(server, code)).toMatchObject({
      status: 1,
      round: 2,
      refused_papers: [],
      data_reason: '',
      descr: '',
      handle_time: null,
    });
    const [stored] = await server.db.selectFrom('shop_applications').selectAll().execute();
    expect(sent.publication_license).toContain(stored?.publication_license_key);
    expect(sent.business_license).not.toContain(stored?.business_license_key);
    expect(stored).toMatchObject({ contact: '周小晓' });
    // The replaced picture is released.
    expect(await countClaimed(server.db)).toBe(4);
    expect((await actsIn(server, 'shops')).at(-1)).toMatchObject({
      operator: '申请人',
      act: 'resubmit',
      after: { status: 1, round: 2, changed: 'business_license' },
    });
    expect(await run('show', code)).toContain('申请人改后再交，换了 1 张');
    expect(await run('show', code)).toContain('（第 2 次）');
  });

  it('is stored once when it is sent again, and its former pass is not valid any more', async () => {
    await sendBack(...licence);
    const body = await corrected();
    const [first, second] = await Promise.all([submit(body), submit(body)]);
    expect(first.code).toBe(200);
    expect(second).toEqual(first);
    await sendBack(...licence);
    expect((await open({ pass })).code).toBe(410);
    pass = (first.data as { pass: string }).pass;
    expect((await submit(await corrected())).code).toBe(200);
    expect((await progressOf(server, code)).round).toBe(3);
  });

  it('must have a new picture of each refused paper, one side of the card included', async () => {
    await sendBack(...licence, '--paper', '身份证国徽面=四角不全');
    const { papers } = await server.ask('openShopApplication', { body: { query_code: code, pass } });
    const urlOf = (name: string) => papers.find(({ paper }) => paper === name)?.url ?? '';
    const whole = await corrected();
    expect(errorsOf((await submit({ ...whole, business_license: urlOf('business_license') })).data)).toEqual([
      ['business_license', '这一张已退回，请重新拍摄'],
    ]);
    expect(errorsOf((await submit(whole)).data)).toEqual([['identity_card', '这一张已退回，请重新拍摄']]);
    const identity_card = `${urlOf('identity_card')},${await insertUpload(server)}`;
    expect((await submit({ ...whole, identity_card })).code).toBe(200);
    expect((await actsIn(server, 'shops')).at(-1)?.after).toMatchObject({
      changed: 'business_license,identity_card_back',
    });
  });

  it('cannot take a paper of a stranger, nor another paper of its own', async () => {
    await sendBack(...licence);
    const whole = await corrected();
    const stranger = await applyForShop(server);
    expect(stranger).not.toBe(code);
    const { business_license_key } = await server.db
      .selectFrom('shop_applications')
      .select('business_license_key')
      .where('query_code', '=', stranger)
      .executeTakeFirstOrThrow();
    for (const key of [`/files/${business_license_key}`, whole.publication_license]) {
      const answer = await submit({ ...whole, business_license: key });
      expect(errorsOf(answer.data)).toEqual([['business_license', '上传的文件已失效，请重新上传']]);
    }
    expect((await progressOf(server, code)).status).toBe(0);
  });

  it('with another phone number needs a code of that phone', async () => {
    await sendBack('--note', '电话打不通');
    await server.db.updateTable('shop_applications').set({ phone: '13900000009' }).execute();
    const { papers } = await server.ask('openShopApplication', { body: { query_code: code, pass } });
    const business_license = papers.find(({ paper }) => paper === 'business_license')?.url ?? '';
    const body = await corrected({ phone: applicant, business_license });
    expect((await submit(body)).code).toBe(410);
    expect((await submit({ ...body, phone_code: await requestShopCode(server) })).code).toBe(200);
  });

  it('is refused when it is not sent back any more', async () => {
    await sendBack(...licence);
    const body = await corrected();
    await run('advance', code);
    expect((await submit(body)).code).toBe(410);
    expect((await progressOf(server, code)).round).toBe(1);
  });

  it('is told to an applicant with an account by a notice too', async () => {
    await server.db.updateTable('shop_applications').set({ user_id: teacherId }).execute();
    await sendBack(...licence);
    const notices = await server.db.selectFrom('messages').select(['user_id', 'message_html']).execute();
    expect(notices).toEqual([
      { user_id: teacherId, message_html: expect.stringContaining('已退回：营业执照：照片不清晰') as string },
    ]);
  });
});
