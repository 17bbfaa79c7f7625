import { expect, it } from 'vitest';

import { firstOfAnswers } from './answers.js';

const first = '2026 届高三数学 试卷 参考答案见另册';

it.each([
  [[first, '二、填空题', '参考答案 1. B'], 2],
  [[first, '高三数学试题 答案与解析'], 1],
  [[first, '答案 1. B 2. C'], 1],
  [[first, '请把答案写在答题卡上', '三、解答题'], 3],
])('finds in %j the first page of answers at %i', async (texts, index) => {
  expect(await firstOfAnswers(texts.map((text) => ({ text: () => Promise.resolve(text) })))).toBe(index);
});

it('takes pages without text, or whose text cannot be read, for questions', async () => {
  expect(await firstOfAnswers([{}, {}, { text: () => Promise.reject(new Error('damaged')) }])).toBe(3);
});
