import { existsSync } from 'node:fs';
import { isIP } from 'node:net';
import { dirname, isAbsolute, join, resolve } from 'node:path';
import { StartupError } from './startup/startup-error.js';

/** Levels that pino knows, from talkative to silent. */
const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

/** Everything the environment decides. Built once by `readConfig`, then passed on; no other file reads it. */
export interface Config {
  port: number;
  host: string;
  /** Absolute path of the folder for files, the secret and the embedded database. */
  dataDir: string;
  /** Connection string of a PostgreSQL server; undefined: the embedded one. */
  databaseUrl: string | undefined;
  /** From the environment; undefined only with the embedded database, which keeps its own in `dataDir`. */
  secret: string | undefined;
  /** The site's address as its readers type it, without a slash at the end. */
  publicUrl: string | undefined;
  /** Addresses of the proxies whose X-Forwarded-For is believed; empty: none. */
  trustedProxies: string[];
  logLevel: LogLevel;
}

export interface Setting {
  name: string;
  default: string;
  /** One Chinese sentence, shown in the configuration table of the README. */
  meaning: string;
}

/** The configuration table: every variable the server reads, and nothing else. */
export const settings = [
  { name: 'PORT', default: '8080', meaning: '监听的端口，0 表示由系统分配。' },
  { name: 'HOST', default: '127.0.0.1', meaning: '监听的地址；要让别的机器访问，写 0.0.0.0。' },
  {
    name: 'DATA_DIR',
    default: '.data',
    meaning: '存放文件、密钥和内置数据库的文件夹；相对路径从仓库根算起。',
  },
  { name: 'DATABASE_URL', default: '', meaning: 'PostgreSQL 的连接串；留空则使用内置数据库。' },
  {
    name: 'INKSTONE_SECRET',
    default: '',
    meaning:
      '签名登录凭证和下载链接的密钥，至少 32 个字符；设置 DATABASE_URL 时必填，否则首次启动时自动生成。',
  },
  { name: 'PUBLIC_URL', default: '', meaning: '读者访问的网址；以 https 开头时启用 HSTS。' },
  {
    name: 'TRUSTED_PROXIES',
    default: '',
    meaning: '可信反向代理的 IP 地址或网段，逗号分隔；按其转发的来源地址限流。',
  },
  { name: 'LOG_LEVEL', default: 'warn', meaning: `日志级别：${logLevels.join('、')}。` },
] as const satisfies readonly Setting[];

type SettingName = (typeof settings)[number]['name'];
export type Environment = Readonly<Record<string, string | undefined>>;

const shortestSecret = 32;

/**
 * Reads and checks every setting.
 * @throws StartupError with one Chinese line that names the variable and what it should be.
 */
export function readConfig(environment: Environment = process.env): Config {
  const read = (name: SettingName): string => {
    const given = environment[name]?.trim() ?? '';
    return given === '' ? (settings.find((setting) => setting.name === name)?.default ?? '') : given;
  };
  const databaseUrl = readDatabaseUrl(read('DATABASE_URL'));
  return {
    port: readPort(read('PORT')),
    host: read('HOST'),
    dataDir: readDataDir(read('DATA_DIR')),
    databaseUrl,
    secret: readSecret(read('INKSTONE_SECRET'), databaseUrl !== undefined),
    publicUrl: readPublicUrl(read('PUBLIC_URL')),
    trustedProxies: readTrustedProxies(read('TRUSTED_PROXIES')),
    logLevel: readLogLevel(read('LOG_LEVEL')),
  };
}

function readPort(text: string): number {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65_535) {
    throw new StartupError(`PORT 应为 0 到 65535 的整数，现在是“${text}”。`);
  }
  return port;
}

function readDataDir(text: string): string {
  return isAbsolute(text) ? text : resolve(repositoryRoot(), text);
}

/**
 * The repository's root when the server runs from its clone, so that `npm run … -w @inkstone/server`
 * (whose working folder is apps/server) finds the same data as `npm start`; elsewhere the working folder.
 */
export function repositoryRoot(): string {
  let folder = import.meta.dirname;
  while (dirname(folder) !== folder) {
    if (existsSync(join(folder, 'package-lock.json'))) return folder;
    folder = dirname(folder);
  }
  return process.cwd();
}

function readDatabaseUrl(text: string): string | undefined {
  if (text === '') return undefined;
  const url = URL.parse(text);
  if (url === null || !['postgres:', 'postgresql:'].includes(url.protocol)) {
    // The value itself may hold a password: it is never repeated.
    throw new StartupError('DATABASE_URL 应形如 postgresql://用户:密码@主机:5432/数据库。');
  }
  return text;
}

function readSecret(text: string, required: boolean): string | undefined {
  if (text === '') {
    if (!required) return undefined;
    throw new StartupError(
      `使用 DATABASE_URL 时必须通过 INKSTONE_SECRET 提供至少 ${String(shortestSecret)} 个字符的密钥，可用 openssl rand -hex 32 生成。`,
    );
  }
  if (text.length < shortestSecret) {
    throw new StartupError(
      `INKSTONE_SECRET 至少需要 ${String(shortestSecret)} 个字符，现在只有 ${String(text.length)} 个。`,
    );
  }
  return text;
}

function readPublicUrl(text: string): string | undefined {
  if (text === '') return undefined;
  const url = URL.parse(text);
  if (url === null || !['http:', 'https:'].includes(url.protocol)) {
    throw new StartupError(`PUBLIC_URL 应以 http:// 或 https:// 开头，现在是“${text}”。`);
  }
  return text.replace(/\/+$/, '');
}

function readTrustedProxies(text: string): string[] {
  const proxies = text
    .split(',')
    .map((proxy) => proxy.trim())
    .filter((proxy) => proxy !== '');
  const wrong = proxies.find((proxy) => isIP(proxy.replace(/\/\d{1,3}$/, '')) === 0);
  if (wrong !== undefined) {
    throw new StartupError(`TRUSTED_PROXIES 应为逗号分隔的 IP 地址或网段，“${wrong}”不是。`);
  }
  return proxies;
}

function readLogLevel(text: string): LogLevel {
  const level = logLevels.find((known) => known === text);
  if (level === undefined) {
    throw new StartupError(`LOG_LEVEL 应为 ${logLevels.join('、')} 之一，现在是“${text}”。`);
  }
  return level;
}
