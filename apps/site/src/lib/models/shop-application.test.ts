import { describe, expect, it } from 'vitest';

import { codeInAddress, groupedCode, progressPath } from './shop-application.js';

describe('the data in the address of a progress page', () => {
  it.each([
    null,
    '',
    'no JSON',
    'null',
    '[]',
    '"7KXQ4MRW9TEB"',
    '{"query_code":7}',
    '{"query_code":" "}',
    '{"status":4}',
    JSON.stringify({ query_code: '7'.repeat(101) }),
  ])('has no code in %j', (data) => expect(codeInAddress(data)).toBeUndefined());

  it('gives back the code of a link that the site has made', () => {
    const [, query = ''] = progressPath('7KXQ4MRW9TEB', 2).split('?');
    const address = new URLSearchParams(query);
    expect(address.get('step')).toBe('2');
    expect(codeInAddress(address.get('data'))).toBe('7KXQ4MRW9TEB');
  });
});

it('shows a code in groups of four', () => {
  expect(groupedCode('7KXQ4MRW9TEB')).toBe('7KXQ-4MRW-9TEB');
  expect(groupedCode('7KXQ4')).toBe('7KXQ-4');
  expect(groupedCode('7KXQ')).toBe('7KXQ');
});
