import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../setup/paths.mjs';

/** Interval of the attempts to connect, in ms. */
const RETRY_MS = 50;
const STARTED_WITHIN_MS = 10_000;

export interface Nginx {
  port: number;
  /** The certificate that it shows, in PEM. */
  certificate: string;
  stop: () => Promise<void>;
}

/** The server block of docs/deployment.md, as an operator copies it. */
function documentedBlock(): string {
  const text = readFileSync(join(ROOT, 'docs/deployment.md'), 'utf8');
  const block = /```nginx\n([^]*?)```/.exec(text)?.[1];
  if (block === undefined) throw new Error('docs/deployment.md has no block for nginx');
  return block;
}

function put(text: string, from: string, to: string): string {
  if (!text.includes(from)) throw new Error(`The block for nginx in docs/deployment.md must contain ${from}`);
  return text.replace(from, () => to);
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  server.close();
  return address.port;
}

function isOpen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => {
      resolve(false);
    });
  });
}

/** Replaces what an operator fills in: the port, the address of the server, the certificate. */
function writeConfiguration(folder: string, port: number, upstream: string): string {
  const block = put(
    put(documentedBlock(), 'listen 443 ssl', `listen 127.0.0.1:${String(port)} ssl`),
    'http://127.0.0.1:8080',
    upstream,
  );
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(folder, name)};`,
  );
  const file = join(folder, 'nginx.conf');
  writeFileSync(
    file,
    `daemon off;
pid ${join(folder, 'pid')};
error_log stderr warn;
events {}
http {
  access_log off;
  ${temporary.join('\n  ')}
  ssl_certificate ${join(folder, 'certificate.pem')};
  ssl_certificate_key ${join(folder, 'key.pem')};
  ${block}
}
`,
  );
  return file;
}

/**
 * Runs nginx without root before a server.
 *
 * @param upstream origin of the server
 * @throws with what nginx or openssl says, also if one of them is not installed
 */
export async function startNginx(upstream: string): Promise<Nginx> {
  const folder = mkdtempSync(join(tmpdir(), 'inkstone-nginx-'));
  // Started by root, nginx works as another user, who writes large bodies to a folder in this one.
  chmodSync(folder, 0o755);
  const certificate = join(folder, 'certificate.pem');
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const key = ['-newkey', 'rsa:2048', '-nodes', '-keyout', join(folder, 'key.pem')];
  execFileSync('openssl', ['req', '-x509', '-days', '1', ...key, '-out', certificate, ...subject], {
    stdio: 'pipe',
  });
  const port = await freePort();
  const file = writeConfiguration(folder, port, upstream);
  const child = spawn('nginx', ['-p', folder, '-c', file], { stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  child.on('error', (error) => {
    said += `请先安装 nginx（例如 apt-get install nginx）：${error.message}`;
  });

  async function stop(): Promise<void> {
    if (child.exitCode === null && child.pid !== undefined) {
      child.kill('SIGQUIT');
      await once(child, 'exit');
    }
    rmSync(folder, { recursive: true, force: true });
  }

  const deadline = Date.now() + STARTED_WITHIN_MS;
  while (!(await isOpen(port))) {
    if (child.exitCode !== null || child.pid === undefined || Date.now() > deadline) {
      await stop();
      throw new Error(`nginx did not start:\n${said}`);
    }
    await new Promise((resolve) => {
      setTimeout(resolve, RETRY_MS);
    });
  }
  return { port, certificate: readFileSync(certificate, 'utf8'), stop };
}
