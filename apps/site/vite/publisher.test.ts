import { expect, it } from 'vitest';

import { readPublisher } from './publisher.js';

it('is the publisher of the demonstration where nothing is set', () =>
  expect(readPublisher({ SITE_NAME: ' ' })).toMatchObject({ name: '砚田教育', seal: '砚田' }));

it('follows from the name alone, without a word of the demonstration', () => {
  const publisher = readPublisher({ SITE_NAME: '云帆书业' });
  expect(publisher).toMatchObject({ name: '云帆书业', seal: '云帆' });
  expect(JSON.stringify(publisher)).not.toContain('砚');
});

it('takes each word from its own variable', () => {
  expect(
    readPublisher({
      SITE_NAME: '云帆书业',
      SITE_SEAL: '帆',
      SITE_TAGLINE: '好书好题',
      SITE_DESCRIPTION: '云帆书业的图书与试卷。',
      SITE_MOTTO: '直挂云帆，长风破浪',
    }),
  ).toEqual({
    name: '云帆书业',
    seal: '帆',
    tagline: '好书好题',
    description: '云帆书业的图书与试卷。',
    motto: ['直挂云帆', '长风破浪'],
  });
});

it.each([
  [{ SITE_SEAL: '云帆书' }, 'SITE_SEAL 应为一个或两个字，现在是“云帆书”。'],
  [{ SITE_MOTTO: '直挂云帆' }, 'SITE_MOTTO 应为两句，每句不超过 8 个字，中间用逗号分开，现在是“直挂云帆”。'],
])('refuses %o', (environment, message) => expect(() => readPublisher(environment)).toThrow(message));
