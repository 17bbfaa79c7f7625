import { isAbsolute } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readConfig, settings } from '../src/config.js';
import { StartupError } from '../src/errors/startup-error.js';

const secret = 's'.repeat(32);
const url = 'postgresql://user:hidden@db.example.cn:5432/inkstone';
const bucket = { S3_BUCKET: 'books', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'hidden' };
const mail = {
  SMTP_URL: 'smtps://user:hidden@mail.example.cn:465',
  MAIL_FROM: '砚田教育 <noreply@example.cn>',
};
const weChat = { PUBLIC_URL: 'https://www.example.cn', WECHAT_APP_ID: 'wx1', WECHAT_APP_SECRET: 'hidden' };
const sms = { SMS_GATEWAY_URL: 'https://sms.example.cn/send', SMS_GATEWAY_TOKEN: 'hidden' };

describe('readConfig', () => {
  it('has a default for every setting', () => {
    const { dataDir, ...rest } = readConfig({});
    expect(isAbsolute(dataDir)).toBe(true);
    expect(dataDir).toMatch(/\.data$/);
    expect(rest).toEqual({
      siteName: '砚田教育',
      port: 8080,
      host: '127.0.0.1',
      databaseUrl: undefined,
      redisUrl: undefined,
      secret: undefined,
      previousSecrets: [],
      identitySecret: undefined,
      previousIdentitySecrets: [],
      publicUrl: undefined,
      admission: { searchEngines: true, aiCrawlers: true },
      allowedOrigins: [],
      mapOrigins: [],
      trustedProxies: [],
      addressLimits: {
        requestsPerMinute: 6000,
        codesPerHour: 3000,
        registrationsPerHour: 2500,
        genuineFailures: 30,
        queryCodeFailures: 30,
      },
      loginFailuresPerHour: 600,
      sessionIdleHours: 72,
      cutWord: false,
      s3: undefined,
      mail: undefined,
      sms: undefined,
      weChat: undefined,
      countReads: true,
      readsKeptDays: 400,
      auditDays: 190,
      freeSpaceMegabytes: 256,
      metricsToken: undefined,
      drainSeconds: 0,
      logLevel: 'warn',
    });
  });

  it('reads every setting', () => {
    const config = readConfig({
      SITE_NAME: '云帆书业',
      PORT: '80',
      HOST: '0.0.0.0',
      DATA_DIR: '/srv/inkstone',
      DATABASE_URL: url,
      REDIS_URL: 'rediss://:hidden@cache.example.cn:6379/2',
      INKSTONE_SECRET: secret,
      INKSTONE_PREVIOUS_SECRETS: `${'o'.repeat(32)}, ${'p'.repeat(40)}`,
      IDENTITY_SECRET: 'i'.repeat(32),
      IDENTITY_PREVIOUS_SECRETS: 'j'.repeat(32),
      PUBLIC_URL: 'https://books.example.cn/',
      SEARCH_ENGINES: '0',
      AI_CRAWLERS: '0',
      ALLOWED_ORIGINS: 'https://m.example.cn/, http://127.0.0.1:5173',
      TRUSTED_PROXIES: '10.0.0.1, 10.1.0.0/16',
      REQUESTS_PER_MINUTE: '0',
      CODES_PER_HOUR: '60',
      REGISTRATIONS_PER_HOUR: '50',
      LOGIN_FAILURES_PER_HOUR: '40',
      SESSION_IDLE_HOURS: '8',
      GENUINE_FAILURES: '20',
      QUERY_CODE_FAILURES: '10',
      CUT_WORD: '1',
      ...bucket,
      S3_ENDPOINT: 'https://oss-cn-hangzhou.aliyuncs.com',
      S3_REGION: 'cn-hangzhou',
      ...mail,
      ...sms,
      WECHAT_APP_ID: 'wx1234567890abcdef',
      WECHAT_APP_SECRET: 'hidden',
      WECHAT_API_URL: 'http://proxy.example.cn/weixin/',
      WECHAT_SCRIPT_URL: 'https://static.example.cn/jweixin.js',
      COUNT_READS: '0',
      READS_KEPT_DAYS: '30',
      AUDIT_DAYS: '365',
      MAP_ORIGINS: 'https://tiles.example.cn',
      FREE_SPACE_MB: '1000',
      METRICS_TOKEN: 't'.repeat(16),
      DRAIN_SECONDS: '10',
      LOG_LEVEL: 'info',
    });
    expect(config).toEqual({
      siteName: '云帆书业',
      port: 80,
      host: '0.0.0.0',
      dataDir: '/srv/inkstone',
      databaseUrl: url,
      redisUrl: 'rediss://:hidden@cache.example.cn:6379/2',
      secret,
      previousSecrets: ['o'.repeat(32), 'p'.repeat(40)],
      identitySecret: 'i'.repeat(32),
      previousIdentitySecrets: ['j'.repeat(32)],
      publicUrl: 'https://books.example.cn',
      admission: { searchEngines: false, aiCrawlers: false },
      allowedOrigins: ['https://m.example.cn', 'http://127.0.0.1:5173'],
      mapOrigins: ['https://tiles.example.cn'],
      trustedProxies: ['10.0.0.1', '10.1.0.0/16'],
      addressLimits: {
        requestsPerMinute: 0,
        codesPerHour: 60,
        registrationsPerHour: 50,
        genuineFailures: 20,
        queryCodeFailures: 10,
      },
      loginFailuresPerHour: 40,
      sessionIdleHours: 8,
      cutWord: true,
      s3: {
        endpoint: 'https://oss-cn-hangzhou.aliyuncs.com',
        region: 'cn-hangzhou',
        pathStyle: false,
        bucket: 'books',
        accessKeyId: 'id',
        secretAccessKey: 'hidden',
      },
      mail: { url: mail.SMTP_URL, from: mail.MAIL_FROM },
      sms: { url: sms.SMS_GATEWAY_URL, token: sms.SMS_GATEWAY_TOKEN },
      weChat: {
        appId: 'wx1234567890abcdef',
        secret: 'hidden',
        apiUrl: 'http://proxy.example.cn/weixin',
        scriptUrl: 'https://static.example.cn/jweixin.js',
      },
      countReads: false,
      readsKeptDays: 30,
      auditDays: 365,
      freeSpaceMegabytes: 1000,
      metricsToken: 't'.repeat(16),
      drainSeconds: 10,
      logLevel: 'info',
    });
  });

  it('treats an empty value as not set', () =>
    expect(readConfig({ PORT: '', DATABASE_URL: ' ' })).toEqual(readConfig({})));

  it.each([
    [{ PORT: '80a' }, 'PORT'],
    [{ PORT: '65536' }, 'PORT'],
    [{ PORT: '-1' }, 'PORT'],
    [{ DATABASE_URL: 'mysql://user:hidden@host/db', INKSTONE_SECRET: secret }, 'DATABASE_URL'],
    [{ DATABASE_URL: 'hidden', INKSTONE_SECRET: secret }, 'DATABASE_URL'],
    [{ DATABASE_URL: url }, 'INKSTONE_SECRET'],
    [{ DATABASE_URL: url, INKSTONE_SECRET: 'hidden' }, 'INKSTONE_SECRET'],
    [{ DATABASE_URL: url, INKSTONE_SECRET: secret }, 'IDENTITY_SECRET'],
    [{ INKSTONE_SECRET: 'hidden' }, 'INKSTONE_SECRET'],
    [{ PUBLIC_URL: 'books.example.cn' }, 'PUBLIC_URL'],
    [{ TRUSTED_PROXIES: 'nonsense' }, 'TRUSTED_PROXIES'],
    [{ TRUSTED_PROXIES: '10.0.0.0/99' }, 'TRUSTED_PROXIES'],
    [{ REDIS_URL: 'http://:hidden@host' }, 'REDIS_URL'],
    [{ REDIS_URL: 'hidden' }, 'REDIS_URL'],
    [{ INKSTONE_PREVIOUS_SECRETS: `${secret},hidden` }, 'INKSTONE_PREVIOUS_SECRETS'],
    [{ IDENTITY_SECRET: 'hidden' }, 'IDENTITY_SECRET'],
    [{ IDENTITY_PREVIOUS_SECRETS: 'hidden' }, 'IDENTITY_PREVIOUS_SECRETS'],
    [{ ALLOWED_ORIGINS: '*' }, 'ALLOWED_ORIGINS'],
    [{ ALLOWED_ORIGINS: 'm.example.cn' }, 'ALLOWED_ORIGINS'],
    [{ ALLOWED_ORIGINS: 'https://m.example.cn/path' }, 'ALLOWED_ORIGINS'],
    [{ REQUESTS_PER_MINUTE: '-1' }, 'REQUESTS_PER_MINUTE'],
    [{ ...bucket, S3_BUCKET: '' }, 'S3_BUCKET'],
    [{ ...bucket, S3_SECRET_ACCESS_KEY: '' }, 'S3_SECRET_ACCESS_KEY'],
    [{ S3_ENDPOINT: 'https://s3.example.cn' }, 'S3_BUCKET'],
    [{ ...bucket, S3_ENDPOINT: 's3.example.cn' }, 'S3_ENDPOINT'],
    [{ ...bucket, S3_PATH_STYLE: 'yes' }, 'S3_PATH_STYLE'],
    [{ SMTP_URL: mail.SMTP_URL }, 'MAIL_FROM'],
    [{ ...mail, SMTP_URL: 'mail.example.cn' }, 'SMTP_URL'],
    [{ ...mail, SMTP_URL: 'smtp://' }, 'SMTP_URL'],
    [{ ...mail, MAIL_FROM: '砚田教育' }, 'MAIL_FROM'],
    [{ SMS_GATEWAY_URL: sms.SMS_GATEWAY_URL }, 'SMS_GATEWAY_TOKEN'],
    [{ ...sms, SMS_GATEWAY_URL: 'ftp://hidden@sms.example.cn' }, 'SMS_GATEWAY_URL'],
    [{ WECHAT_APP_ID: 'wx1', WECHAT_APP_SECRET: 'hidden' }, 'PUBLIC_URL'],
    [{ WECHAT_APP_SECRET: 'hidden' }, 'WECHAT_APP_ID'],
    [{ ...weChat, WECHAT_API_URL: 'hidden' }, 'WECHAT_API_URL'],
    [{ ...weChat, WECHAT_SCRIPT_URL: 'hidden' }, 'WECHAT_SCRIPT_URL'],
    [{ COUNT_READS: 'yes' }, 'COUNT_READS'],
    [{ METRICS_TOKEN: 'hidden' }, 'METRICS_TOKEN'],
    [{ CUT_WORD: 'yes' }, 'CUT_WORD'],
    [{ DRAIN_SECONDS: '1.5' }, 'DRAIN_SECONDS'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL'],
  ])('refuses %o in one Chinese line that names the variable and hides secrets', (environment, name) => {
    const read = () => readConfig(environment);
    expect(read).toThrow(StartupError);
    expect(read).toThrow(new RegExp(`^[^\\n]*${name}[^\\n]*\\p{Script=Han}[^\\n]*$`, 'u'));
    expect(read).not.toThrow(/hidden/);
  });
});

describe('the table of settings', () => {
  it('explains every variable once, in Chinese', () => {
    expect(new Set(settings.map((setting) => setting.name)).size).toBe(settings.length);
    for (const { meaning } of settings) expect(meaning).toMatch(/\p{Script=Han}.*。$/u);
  });
});
