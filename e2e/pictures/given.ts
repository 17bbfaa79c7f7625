import type { APIRequestContext } from '@playwright/test';

import { registerAccount, sentCode } from '../support/accounts.js';
import { findBookWithIsbn, login, post } from '../support/backend.js';
import { sendWork } from '../support/works.js';
import { drawnPaper } from './take.js';

/** What readers have sent, so that the trays are as on an ordinary day. The numbers are of accounts. */
export async function fillTrays(request: APIRequestContext): Promise<void> {
  const shops = ['郑州书香阁图书专营店', '杭州湖滨书店旗舰店', '昆明翠湖学堂图书店'];
  for (const [index, name] of shops.entries())
    await applyForShop(request, name, `1390000100${String(index)}`);
  await sendLetters(request);
  for (const [index, name] of ['林小满', '陈知夏', '周牧野'].entries()) {
    const student = await login(request, await registerAccount(request, 'student', 9100 + index));
    const work = { name: '手抄报.png', mimeType: 'image/png', buffer: await drawnPaper('光盘之外') };
    await sendWork(request, student.jwt, name, work);
  }
}

async function upload(request: APIRequestContext, title: string, token?: string): Promise<string> {
  const answer = await request.post('/api/sale_auth/upload_file', {
    multipart: { file: { name: `${title}.png`, mimeType: 'image/png', buffer: await drawnPaper(title) } },
    headers: { ...(token !== undefined && { token }) },
  });
  return ((await answer.json()) as { data: { url: string } }).data.url;
}

async function applyForShop(request: APIRequestContext, shop_name: string, phone: string): Promise<void> {
  await post(request, '/api/sale_auth/cert_phone_code', { phone });
  const [front, back] = [await upload(request, '身份证 人像面'), await upload(request, '身份证 国徽面')];
  await post(request, '/api/sale_auth/certification_submit', {
    shop_platform: 1,
    shop_name,
    shop_url: 'https://shop.example.com/1007',
    province: 41,
    contact: '周晓',
    qq: '10000001',
    phone,
    phone_code: await sentCode(phone, '店铺授权申请'),
    company_name: shop_name.replace(/(专营店|旗舰店|图书店)$/, '有限公司'),
    company_number: '91350100M000100Y43',
    address: '河南省郑州市砚池街 12 号',
    intro: '我们在本地经营图书零售十二年，有门店两家，仓库一处。',
    is_merge: 1,
    agreement_name: 'authorization_agreement',
    publication_license: await upload(request, '出版物经营许可证'),
    business_license: await upload(request, '营业执照'),
    identity_card: `${front},${back}`,
  });
}

async function sendLetters(request: APIRequestContext): Promise<void> {
  const { title, isbn } = await findBookWithIsbn(request);
  const reader = await login(request, await registerAccount(request, 'teacher', 9200));
  const letter = {
    type: 1,
    book_name: title,
    subject: '数学',
    book_number: isbn,
    edition_year: '2026',
    edition_month: '3',
    edition_version: '1',
    print_batch: '1',
    email: 'reader@example.com',
  };
  const places = [
    { page_number: '47', question_number: '5', descr: '第 5 题答案应为 3/4，书上印作 4/3，代回原式不成立。' },
    { page_number: '112', question_number: '2', descr: '图中的点 E 没有标出，题目里却用到了它。' },
  ];
  for (const place of places) {
    const images = await upload(request, `第 ${place.page_number} 页`, reader.jwt);
    await post(request, '/api/common/book_feedback', { ...letter, ...place, images }, { token: reader.jwt });
  }
}
