import { expect, it } from 'vitest';

import type { Message } from '../src/relay.js';
import { showAnswered, showSent } from '../src/show.js';

function sent(headers: Message['headers'], body: Buffer) {
  return showSent({ method: 'POST', path: '/api/user/update_userinfo?x=1', headers, body });
}

it('shows a request with indented JSON', () => {
  expect(sent([['content-type', 'application/json']], Buffer.from('{"nickname":"周老师"}'))).toEqual({
    line: 'POST /api/user/update_userinfo?x=1',
    headers: ['content-type: application/json'],
    body: '{\n  "nickname": "周老师"\n}',
  });
});

it('hides tokens in headers and bodies', () => {
  const token = 'eyJhbGciOiJIUzI1NiJ9.e30.c2VjcmV0';
  const { headers } = sent([['Token', token]], Buffer.from(''));
  const { body } = showAnswered({
    status: 200,
    headers: [],
    body: Buffer.from(`{"data":{"jwt":"${token}"}}`),
  });
  expect(headers).toEqual(['Token: eyJhbG…（共 33 字）']);
  expect(body).toContain('"jwt": "eyJhbG…（共 33 字）"');
});

it('shows a form part by part, and a file by its size', () => {
  const type = 'multipart/form-data; boundary=b';
  const form = Buffer.concat([
    Buffer.from('--b\r\nContent-Disposition: form-data; name="name"\r\n\r\n林小满\r\n'),
    Buffer.from('--b\r\nContent-Disposition: form-data; name="files"; filename="作品.png"\r\n\r\n'),
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x00]),
    Buffer.from('\r\n--b--\r\n'),
  ]);
  expect(sent([['content-type', type]], form).body).toBe(
    [
      'Content-Disposition: form-data; name="name"\n\n林小满',
      'Content-Disposition: form-data; name="files"; filename="作品.png"\n\n（二进制，5 字节）',
    ].join('\n--b\n'),
  );
});
