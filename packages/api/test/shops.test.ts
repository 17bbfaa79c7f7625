import { describe, expect, it } from 'vitest';

import { verifyGenuineBookMutation } from '../src/genuine/index.js';
import { listMyBooksQuery } from '../src/personal/index.js';
import {
  queryShopApplicationQuery,
  submitShopApplicationMutation,
  type SubmitShopApplicationInput,
} from '../src/shops/index.js';
import type { ShopApplicationProgress } from '../src/types.js';
import { teacher } from './fixtures.js';
import { refusal, run, setUpAnswer, staleIn, success } from './querying.js';

const query_code = '7KXQ4MRW9TEB';

const application = { shop_name: '西山书房图书专营店' } as SubmitShopApplicationInput;
const progress = { query_code, status_text: '申请已退回' } as ShopApplicationProgress;

describe('an application', () => {
  it('gives the query code and the message, and refetches the progress', async () => {
    const { client, queryClient } = await setUpAnswer(success({ query_code }, '提交成功'));
    const { queryKey } = queryShopApplicationQuery(client, query_code);
    queryClient.setQueryData(queryKey, progress);
    const { data, msg } = await run(queryClient, submitShopApplicationMutation(client), application);
    expect([data.query_code, msg]).toEqual([query_code, '提交成功']);
    expect(staleIn(queryClient, queryKey)).toBe(true);
  });

  it('is queried by the code as the user typed it', async () => {
    const { client, queryClient } = await setUpAnswer(success(progress));
    const found = await queryClient.query(queryShopApplicationQuery(client, '7kxq-4mrw-9teb'));
    expect(found.status_text).toBe('申请已退回');
  });
});

describe('verifyGenuineBook', () => {
  const check = { code: 200, msg: '正版图书，首次查询', data: { book_id: 128 } };
  const unknown = refusal(404, '没有查到这个防伪码');

  it.each([
    [check, true],
    [unknown, false],
  ])('refetches 我的图书 only for a book that it found', async (answer, isStale) => {
    const { client, queryClient } = await setUpAnswer(answer, teacher);
    const { queryKey } = listMyBooksQuery(client, { page: 2 });
    queryClient.setQueryData(queryKey, { list: [], count: 0 });
    const checking = run(queryClient, verifyGenuineBookMutation(client), { code: 'YTJY2027KSJL0001' });
    await checking.catch(() => undefined);
    expect(staleIn(queryClient, queryKey)).toBe(isStale);
  });
});
