import { describe, expect, it } from 'vitest';

import { isAuthPath, paths } from './paths.js';

describe('paths', () => {
  it('has every route once', () => {
    const patterns = Object.values(paths).flatMap(({ pattern, aliases }) => [pattern, ...aliases]);
    expect(new Set(patterns).size).toBe(patterns.length);
  });

  it('names each route after the last part of its path', () => {
    for (const [name, { pattern }] of Object.entries(paths)) expect(pattern.split('/').at(-1)).toBe(name);
  });

  it('builds links with their query', () => {
    expect(paths.booksDetails.href({ id: 7 })).toBe('#/layout/list/booksDetails?id=7');
    expect(paths.walkIntroTianLi.href({ text: '企业动态' })).toBe(
      '#/layout/list/walkIntroTianLi?text=%E4%BC%81%E4%B8%9A%E5%8A%A8%E6%80%81',
    );
  });

  it('leaves unset parameters out of the link', () => {
    expect(paths.addedServices.path({ search: '', grade_id: 9 })).toBe(
      '/layout/list/addedServices?grade_id=9',
    );
    expect(paths.addedServices.href()).toBe('#/layout/list/addedServices');
  });

  it.each([
    ['/login/nowLogin', true],
    ['/loginRegister?role=3', true],
    ['/layout/list/home', false],
    ['/loginRegisterElsewhere', false],
  ])('tells whether %s belongs to login and registration: %s', (path, expected) =>
    expect(isAuthPath(path)).toBe(expected),
  );
});
