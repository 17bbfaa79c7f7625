import { assert, constantFrom, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';

import { redirectTarget } from '../../src/rules/index.js';

describe('redirectTarget', () => {
  it.each([
    ['/layout/list/booksDetails?id=3', { kind: 'route', path: '/layout/list/booksDetails?id=3' }],
    ['#/layout/list/home', { kind: 'route', path: '/layout/list/home' }],
    ['/login/nowLogin', { kind: 'route', path: '/login/nowLogin' }],
    ['/loginRegister', { kind: 'route', path: '/loginRegister' }],
    ['/files/public/a.pdf', { kind: 'file', url: '/files/public/a.pdf' }],
    [' https://shop.example.cn/a?b=1 ', { kind: 'external', url: 'https://shop.example.cn/a?b=1' }],
  ])('accepts %s', (text, target) => expect(redirectTarget(text)).toEqual(target));

  it.each([
    '',
    '/',
    '//evil.example/layout/',
    '/\\evil.example',
    '/layout\\..\\',
    '/layoutevil',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    'https://inkstone.example@evil.example/',
    'http://',
    'mailto:a@b.cn',
    '#//evil.example',
    'layout/list/home',
  ])('rejects %j', (text) => expect(redirectTarget(text)).toBeUndefined());

  it('opens other sites only by http(s)', () => {
    const scheme = constantFrom(
      '',
      '/',
      '//',
      '#',
      'javascript:',
      'data:',
      'https://',
      '/layout/',
      '/files/',
    );
    assert(
      property(scheme, string(), (start, rest) => {
        const target = redirectTarget(start + rest);
        if (target === undefined) return;
        const address = target.kind === 'route' ? `#${target.path}` : target.url;
        const url = new URL(address, 'https://inkstone.example/');
        expect(['http:', 'https:']).toContain(url.protocol);
        if (target.kind !== 'external') expect(url.host).toBe('inkstone.example');
      }),
    );
  });
});
