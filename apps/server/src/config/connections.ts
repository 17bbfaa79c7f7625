import { StartupError } from '../errors/startup-error.js';

export interface MailSettings {
  /** smtp:// (STARTTLS if offered) or smtps://, with user and password. */
  url: string;
  from: string;
}

export interface SmsSettings {
  url: string;
  token: string;
}

export interface WeChatSettings {
  appId: string;
  secret: string;
  /** Of WeChat's interface, without a path. */
  apiUrl: string;
  scriptUrl: string;
}

export interface S3Settings {
  /** Undefined: Amazon's endpoint for the region. */
  endpoint: string | undefined;
  /** The bucket is part of the path (MinIO) instead of the host name (Amazon, Aliyun, Tencent). */
  pathStyle: boolean;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
}

// Values may contain passwords: messages never repeat them.

export function readDatabaseUrl(text: string): string | undefined {
  return readUrl(
    text,
    ['postgres:', 'postgresql:'],
    'DATABASE_URL 应形如 postgresql://用户:密码@主机:5432/数据库。',
  );
}

export function readRedisUrl(text: string): string | undefined {
  return readUrl(
    text,
    ['redis:', 'rediss:'],
    'REDIS_URL 应形如 redis://:密码@主机:6379/0，加密连接用 rediss://。',
  );
}

export function readMail(group: { SMTP_URL: string; MAIL_FROM: string }): MailSettings | undefined {
  if (!isGiven(group)) return undefined;
  const url = readUrl(
    group.SMTP_URL,
    ['smtp:', 'smtps:'],
    'SMTP_URL 应形如 smtp://用户:密码@主机:587 或 smtps://用户:密码@主机:465。',
  );
  if (!/^(?:[^<>@\r\n]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/.test(group.MAIL_FROM)) {
    throw new StartupError('MAIL_FROM 应为发件人的邮箱地址，形如 某某出版社 <noreply@example.cn>。');
  }
  return { url: url ?? '', from: group.MAIL_FROM };
}

export function readSms(group: {
  SMS_GATEWAY_URL: string;
  SMS_GATEWAY_TOKEN: string;
}): SmsSettings | undefined {
  if (!isGiven(group)) return undefined;
  const url = readUrl(
    group.SMS_GATEWAY_URL,
    ['http:', 'https:'],
    'SMS_GATEWAY_URL 应以 http:// 或 https:// 开头。',
  );
  return { url: url ?? '', token: group.SMS_GATEWAY_TOKEN };
}

export function readWeChat(
  group: { WECHAT_APP_ID: string; WECHAT_APP_SECRET: string; PUBLIC_URL: string },
  { apiUrl, scriptUrl }: { apiUrl: string; scriptUrl: string },
): WeChatSettings | undefined {
  const { WECHAT_APP_ID: appId, WECHAT_APP_SECRET: secret, PUBLIC_URL: publicUrl } = group;
  if (!isGiven({ WECHAT_APP_ID: appId, WECHAT_APP_SECRET: secret })) return undefined;
  // WeChat signs the pages of a registered domain, and this server those of its own site.
  if (publicUrl === '') throw new StartupError('PUBLIC_URL 应与 WECHAT_APP_ID 一同设置。');
  readUrl(apiUrl, ['http:', 'https:'], 'WECHAT_API_URL 应以 http:// 或 https:// 开头。');
  readUrl(scriptUrl, ['http:', 'https:'], 'WECHAT_SCRIPT_URL 应以 http:// 或 https:// 开头。');
  return { appId, secret, apiUrl: apiUrl.replace(/\/+$/, ''), scriptUrl };
}

export function readS3(
  group: { S3_BUCKET: string; S3_ACCESS_KEY_ID: string; S3_SECRET_ACCESS_KEY: string },
  { endpoint, region, pathStyle }: { endpoint: string; region: string; pathStyle: boolean },
): S3Settings | undefined {
  const url = readUrl(endpoint, ['http:', 'https:'], 'S3_ENDPOINT 应以 http:// 或 https:// 开头。');
  if (!isGiven(group)) {
    if (url === undefined) return undefined;
    throw new StartupError('S3_BUCKET 应与 S3_ENDPOINT 一同设置。');
  }
  return {
    endpoint: url,
    region,
    pathStyle,
    bucket: group.S3_BUCKET,
    accessKeyId: group.S3_ACCESS_KEY_ID,
    secretAccessKey: group.S3_SECRET_ACCESS_KEY,
  };
}

function readUrl(text: string, protocols: readonly string[], problem: string): string | undefined {
  if (text === '') return undefined;
  const url = URL.parse(text);
  if (url === null || url.hostname === '' || !protocols.includes(url.protocol))
    throw new StartupError(problem);
  return text;
}

/** Settings of a group only work together: all or none. */
function isGiven(group: Readonly<Record<string, string>>): boolean {
  const missing = Object.entries(group).flatMap(([name, value]) => (value === '' ? [name] : []));
  const given = Object.keys(group).filter((name) => !missing.includes(name));
  if (given.length > 0 && missing.length > 0) {
    throw new StartupError(`${missing.join('、')} 应与 ${given.join('、')} 一同设置。`);
  }
  return given.length > 0;
}
