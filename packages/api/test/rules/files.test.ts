import { array, assert, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';

import { fileName, splitFiles } from '../../src/rules/index.js';

describe('files', () => {
  it('are split at commas, without empty parts (spec: A3 paper url)', () => {
    expect(splitFiles('/files/a.pdf, /files/b.pdf,')).toEqual(['/files/a.pdf', '/files/b.pdf']);
    expect(splitFiles('')).toEqual([]);
  });

  it('are the inverse of joining', () => {
    const url = string().map((name) => `/files/${encodeURIComponent(name)}`);
    assert(
      property(array(url), (urls) => {
        expect(splitFiles(urls.join(','))).toEqual(urls);
      }),
    );
  });

  it.each([
    ['/files/books/1/a.pdf?expires=1&signature=b/c', 'a.pdf'],
    ['/files/%E7%AD%94%E6%A1%88.pdf', '答案.pdf'],
    ['/files/100%.pdf', '100%.pdf'],
    ['https://cdn.example.cn/', '下载'],
  ])('%s is saved as %s', (url, name) => expect(fileName(url)).toBe(name));

  it('have a name without a folder', () => {
    assert(
      property(string(), (url) => {
        expect(fileName(`/files/${encodeURIComponent(url.replaceAll('/', ''))}`)).not.toContain('/');
        expect(fileName(url)).not.toBe('');
      }),
    );
  });
});
