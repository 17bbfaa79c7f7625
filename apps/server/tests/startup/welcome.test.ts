import { expect, it } from 'vitest';
import { welcome } from '../../src/startup/welcome.js';

const shown = (publicUrl: string | undefined) =>
  welcome({
    address: publicUrl ?? 'http://localhost:8080',
    isDemo: true,
    config: { mail: undefined, sms: undefined, publicUrl },
  });

it('names the password of the demonstration accounts where it opens them', () =>
  expect(shown(undefined)).toContain('密码都是 Inkstone2026'));

it('says under a public address that it does not', () => {
  const text = shown('https://books.example.cn');
  expect(text).toContain('在公开的网址上不能登录');
  expect(text).not.toContain('Inkstone2026');
});
