import { describe, expect, it } from 'vitest';

import { readCommand, UsageError } from '../src/options.js';
import { contract } from './contract.js';

function read(line: string) {
  return readCommand(line.split(' '), contract);
}

describe('the options', () => {
  it('require only the server', () => {
    expect(read('verify --base-url https://api.example.cn/')).toEqual({
      name: 'verify',
      options: {
        baseUrl: 'https://api.example.cn',
        statesUrl: undefined,
        only: [],
        desk: false,
        report: undefined,
        allowMissingStates: false,
        allowSideEffects: false,
        maxFailures: Infinity,
        watch: false,
        timeoutSeconds: 10,
      },
    });
  });

  it('are all parsed', () => {
    const line =
      'verify --base-url http://127.0.0.1:8080/v1 --states-url http://127.0.0.1:9090/states --only=books,login ' +
      '--only articles --desk --report out --allow-missing-states --allow-side-effects --max-failures 3 --watch --timeout 2.5';
    expect(read(line)).toEqual({
      name: 'verify',
      options: {
        baseUrl: 'http://127.0.0.1:8080/v1',
        statesUrl: 'http://127.0.0.1:9090/states',
        only: ['books', 'login', 'articles'],
        desk: true,
        report: 'out',
        allowMissingStates: true,
        allowSideEffects: true,
        maxFailures: 3,
        watch: true,
        timeoutSeconds: 2.5,
      },
    });
  });

  it('are not needed by serve-reference', () => {
    expect(read('serve-reference')).toEqual({ name: 'serve-reference' });
  });

  it.each([['--help'], ['-h'], ['verify --help']])('show the help: %s', (line) => {
    expect(read(line)).toEqual({ name: 'help' });
  });

  it.each([
    ['', '没有“”这个命令，可用的是 verify 和 serve-reference'],
    ['check', '没有“check”这个命令，可用的是 verify 和 serve-reference'],
    ['--report out', '缺少命令 verify'],
    ['verify', '缺少 --base-url：被验证的服务端的网址'],
    [
      'verify --base-url api.example.cn',
      '--base-url 应为以 http:// 或 https:// 开头的网址，收到了“api.example.cn”',
    ],
    [
      'verify --base-url ftp://example.cn',
      '--base-url 应为以 http:// 或 https:// 开头的网址，收到了“ftp://example.cn”',
    ],
    ['verify --base-url https://u:p@example.cn', '--base-url 里不能写用户名和密码'],
    [
      'verify --base-url http://a --states-url x',
      '--states-url 应为以 http:// 或 https:// 开头的网址，收到了“x”',
    ],
    [
      'verify --base-url http://a --only maps',
      '--only 里没有“maps”；可用的标签：accounts books articles，也可以写操作的名字',
    ],
    ['verify --base-url http://a --timeout soon', '--timeout 应为 1 至 600 的秒数，收到了“soon”'],
    ['verify --base-url http://a --max-failures 0', '--max-failures 应为正整数，收到了“0”'],
    ['verify --base-url http://a --colour', '没有 --colour 这个选项'],
    ['verify --base-url', '--base-url 的写法有误'],
    ['serve-reference now', '多余的参数：now'],
    ['verify now --base-url http://a', '多余的参数：now'],
  ])('are refused with a message: %s', (line, words) => {
    expect(() => read(line)).toThrow(new UsageError(words));
  });
});
