import { mobileMessages } from '@inkstone/forms/rules';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  applicant,
  applyForShop,
  progressOf,
  requestShopCode,
  shopApplication,
} from '../../fixtures/shop-applications.js';
import { insertShops } from '../../fixtures/shops.js';
import { countClaimed, insertUpload } from '../../fixtures/uploads.js';
import { useTestServer } from '../../support/test-server.js';

const server = useTestServer();
beforeAll(async () => {
  await insertShops(server.db);
});

/** Every test has its own address, because submissions are limited by address. */
let address = '';
let tests = 0;
beforeEach(async () => {
  tests += 1;
  address = `192.0.2.${String(tests)}`;
  for (const table of ['shop_applications', 'uploads', 'verification_codes'] as const) {
    await server.db.deleteFrom(table).execute();
  }
});

const submit = (body: object) => server.call('submitShopApplication', { body, address });
const applications = () => server.db.selectFrom('shop_applications').selectAll().execute();
const errorsOf = (data: unknown) =>
  (data as { errors: { field: string; message: string }[] }).errors.map(({ field, message }) => [
    field,
    message,
  ]);

describe('sendShopPhoneCode', () => {
  const send = (phone: unknown) => server.call('sendShopPhoneCode', { body: { phone }, address });

  it('sends a code to the phone, once a minute', async () => {
    const code = await requestShopCode(server);
    expect(code).toMatch(/^\d{6}$/);
    const again = await send(applicant);
    expect(again.envelope).toMatchObject({ code: 429, data: { retry_after: expect.any(Number) as number } });
  });

  it.each(['', '1380000000', '138000000088', '23800000008', '1380000000a'])(
    'sends nothing to %j',
    async (phone) => {
      const { envelope } = await send(phone);
      expect(envelope).toMatchObject({ code: 400, msg: mobileMessages.format });
      expect(await server.db.selectFrom('verification_codes').select('id').execute()).toEqual([]);
    },
  );

  it('sends a code that is not valid for login', async () => {
    const code = await requestShopCode(server);
    const { envelope } = await server.call('loginByCode', { body: { type: 1, account: applicant, code } });
    expect(envelope.code).toBe(410);
  });
});

describe('submitShopApplication', () => {
  it('stores the application under a random query code and claims its certificates (spec: B7 certification_submit, B3 shop application, B3 shop application files, B8 success shop application)', async () => {
    const body = { ...(await shopApplication(server)), phone_code: await requestShopCode(server) };
    const { envelope } = await submit(body);
    expect(envelope).toMatchObject({ code: 200, msg: '提交成功' });
    const { query_code } = envelope.data as { query_code: string };
    expect(query_code).toMatch(/^[2-9A-HJKMNP-TV-Z]{12}$/);
    const key = (url: string) => /uploads\/[^?]+/.exec(url)?.[0];
    expect(await applications()).toMatchObject([
      {
        query_code,
        shop_name: '钱塘学堂图书旗舰店',
        company_number: '91000000MA00YANT38',
        province_id: 33,
        is_merge: true,
        status: 1,
        publication_license_key: key(body.publication_license),
        business_license_key: key(body.business_license),
        company_number_key: '',
        tax_certificate_key: '',
        identity_card_keys: body.identity_card.split(',').map(key),
      },
    ]);
    expect(await countClaimed(server.db)).toBe(4);
  });

  it('requires all five certificates when they are not merged (spec: B5 certificate apart)', async () => {
    const whole = {
      ...(await shopApplication(server)),
      is_merge: 0,
      phone_code: await requestShopCode(server),
    };
    expect(errorsOf((await submit(whole)).envelope.data)).toEqual([
      ['company_number_img', '请上传文件'],
      ['tax_certificate', '请上传文件'],
    ]);
    const half = {
      ...whole,
      company_number_img: '',
      tax_certificate: await insertUpload(server.db),
    };
    expect(errorsOf((await submit(half)).envelope.data)).toEqual([['company_number_img', '请上传文件']]);
    const five = { ...half, company_number_img: await insertUpload(server.db) };
    expect((await submit(five)).envelope.code).toBe(200);
    expect(await countClaimed(server.db)).toBe(6);
  });

  it('ignores the separate certificates when they are merged (spec: B5 certificate merged)', async () => {
    const phone_code = await requestShopCode(server);
    const tax_certificate = await insertUpload(server.db);
    const body = { ...(await shopApplication(server)), tax_certificate, phone_code };
    expect((await submit(body)).envelope.code).toBe(200);
    expect(await applications()).toMatchObject([{ tax_certificate_key: '' }]);
    expect(await countClaimed(server.db)).toBe(4);
  });

  it('returns the same query code when the same application is sent again with its used code', async () => {
    const body = { ...(await shopApplication(server)), phone_code: await requestShopCode(server) };
    const answers = await Promise.all([submit(body), submit(body), submit(body)]);
    const [first] = answers;
    expect(first.envelope.code).toBe(200);
    expect(answers.map(({ envelope }) => envelope)).toEqual(answers.map(() => first.envelope));
    // The links have new signatures, and the applicant typed another code.
    const signedAnew = {
      ...body,
      business_license: body.business_license.replace(/expires=\d+/, 'expires=1'),
    };
    expect((await submit({ ...signedAnew, phone_code: '000000' })).envelope).toEqual(first.envelope);
    expect(await applications()).toHaveLength(1);
  });

  it('accepts another application of the same phone only with a new code', async () => {
    const body = { ...(await shopApplication(server)), phone_code: await requestShopCode(server) };
    await submit(body);
    const another = { ...(await shopApplication(server)), phone_code: body.phone_code };
    expect((await submit(another)).envelope).toEqual({
      code: 410,
      msg: '验证码已失效，请重新获取',
      data: null,
    });
    expect(await applications()).toHaveLength(1);
    expect((await submit({ ...another, phone_code: await requestShopCode(server) })).envelope.code).toBe(200);
    expect(new Set((await applications()).map((one) => one.query_code)).size).toBe(2);
  });

  it('counts wrong codes although it writes nothing else, and the fifth invalidates the code', async () => {
    const phone_code = await requestShopCode(server, address);
    const body = await shopApplication(server);
    const wrong = phone_code === '000000' ? '000001' : '000000';
    for (let tried = 0; tried < 5; tried += 1) {
      expect((await submit({ ...body, phone_code: wrong })).envelope).toEqual({
        code: 422,
        msg: '验证码错误',
        data: null,
      });
    }
    expect((await submit({ ...body, phone_code })).envelope.code).toBe(410);
    expect(await applications()).toEqual([]);
    expect(await countClaimed(server.db)).toBe(0);
  });

  it('keeps the code valid when it refuses the application', async () => {
    const body = { ...(await shopApplication(server)), phone_code: await requestShopCode(server) };
    const lost = await submit({ ...body, identity_card: '/files/uploads/nobody.jpg' });
    expect(lost.envelope).toMatchObject({ code: 400, msg: '上传的文件已失效，请重新上传' });
    expect(errorsOf(lost.envelope.data)).toEqual([['identity_card', '上传的文件已失效，请重新上传']]);
    expect(await applications()).toEqual([]);
    expect(await countClaimed(server.db)).toBe(0);
    expect((await submit(body)).envelope.code).toBe(200);
  });

  it('names all missing fields with the messages and in the order of the form', async () => {
    const { envelope } = await submit({});
    expect(errorsOf(envelope.data)).toEqual([
      ['shop_platform', '请填写店铺平台'],
      ['shop_name', '请填写店铺名称'],
      ['shop_url', '请填写店铺链接'],
      ['province', '请选择省份'],
      ['contact', '请填写联系人'],
      ['qq', '请填写qq号码'],
      ['phone', '请填写电话号码'],
      ['phone_code', '请填写手机验证码'],
      ['company_name', '请填写公司名称'],
      ['company_number', '请输入组织机构代码或18位统一社会信用代码'],
      ['address', '请准确填写通讯地址，以确保能收到快递'],
      ['intro', '公司简介至少输入50个字'],
      ['is_merge', '请选择是否三合一'],
      ['agreement_name', '请先阅读并同意授权协议'],
      ['publication_license', '请上传文件'],
      ['business_license', '请上传文件'],
      ['identity_card', '请上传文件'],
    ]);
  });

  it.each([
    ['shop_platform', 99, '没有这个店铺平台'],
    ['shop_name', '  ', '请填写店铺名称'],
    ['shop_name', '店'.repeat(101), '店铺名称最多100个字'],
    ['shop_url', 'javascript:alert(1)', '链接应以 http:// 或 https:// 开头'],
    ['shop_url', 'https://:', '链接应以 http:// 或 https:// 开头'],
    ['province', 99, '没有这个省份'],
    ['phone', '1380000000', '请输入11位电话号码'],
    ['phone_code', '12345', '验证码为 6 位数字'],
    ['company_number', ' ', '请输入组织机构代码或18位统一社会信用代码'],
    ['company_number', '9'.repeat(41), '组织机构代码或统一社会信用代码最多40个字'],
    ['is_merge', 2, '请选择是否三合一'],
    ['agreement_name', 'user_agreement', '请先阅读并同意授权协议'],
    ['business_license', ' , ', '请上传文件'],
    ['business_license', '/files/uploads/a.jpg,/files/uploads/b.jpg', '只可上传一个文件'],
    ['identity_card', 'a,b,c', '最多上传2个文件'],
  ])('refuses %s %j and writes nothing', async (field, value, message) => {
    const body = { ...(await shopApplication(server)), phone_code: await requestShopCode(server) };
    const { envelope } = await submit({ ...body, [field]: value });
    expect(envelope).toMatchObject({ code: 400, msg: message });
    expect(errorsOf(envelope.data)).toEqual([[field, message]]);
    expect(await applications()).toEqual([]);
  });
});

describe('queryShopApplication', () => {
  const query = (query_code: unknown) =>
    server.call('queryShopApplication', { body: { query_code }, address });

  it('returns all fields, ignoring case, spaces and hyphens of the code (spec: B7 query_code, B3 application progress)', async () => {
    const code = await applyForShop(server);
    const typed = ` ${code.slice(0, 4).toLowerCase()}-${code.slice(4, 8)} ${code.slice(8).toLowerCase()} `;
    expect((await query(typed)).envelope.data).toEqual({
      query_code: code,
      status: 1,
      status_text: '资质审核中，预计需要 1—7 个工作日',
      days: 0,
      create_time: expect.any(Number) as number,
      processing_time: null,
      handle_time: null,
      grant_time: null,
      approver: '',
      descr: '',
    });
  });

  it('returns whole days since the submission', async () => {
    const code = await applyForShop(server);
    await server.db
      .updateTable('shop_applications')
      .set({ created_at: sql<Date>`now() - interval '3 days 23 hours'` })
      .execute();
    expect((await progressOf(server, code)).days).toBe(3);
  });

  it('refuses an unknown and a missing code', async () => {
    const refusal = { code: 404, msg: '没有查到这个查询码，请核对后再试', data: null };
    expect((await query('7KXQ4MRW9TEB')).envelope).toEqual(refusal);
    expect((await query("'; drop table users --")).envelope).toEqual(refusal);
    expect((await query(' ')).envelope).toMatchObject({ code: 400, msg: '请输入查询码' });
  });

  it('limits the tries of query codes', async () => {
    for (let tried = 0; tried < 30; tried += 1) {
      expect((await query(`CODE${String(tried)}`)).envelope.code).toBe(404);
    }
    expect((await query('7KXQ4MRW9TEB')).envelope).toMatchObject({
      code: 429,
      data: { retry_after: expect.any(Number) as number },
    });
  });
});
