import {
  type MailSettings,
  readDatabaseUrl,
  readMail,
  readRedisUrl,
  readS3,
  readSms,
  readWeChat,
  type S3Settings,
  type SmsSettings,
  type WeChatSettings,
} from './config/connections.js';
import {
  type LogLevel,
  readLogLevel,
  readOrigins,
  readDesk,
  readPort,
  readPublicUrl,
  readSwitch,
  readTrustedProxies,
  readWholeNumber,
} from './config/read.js';
import type { AddressLimits } from './security/limits/limits.js';
import { readDataDir } from './config/root.js';
import { readMetricsToken, readPreviousSecrets, readSecret } from './config/secrets.js';
import { type SettingName, settings } from './config/settings.js';

export { repositoryRoot } from './config/root.js';
export { settings } from './config/settings.js';

/** All settings of the environment, which no other file reads. */
export interface Config {
  /** The publisher's name, before each text message and mail. */
  siteName: string;
  port: number;
  host: string;
  /** Where the operators' desk is served alone; undefined: by the same server, at /desk. */
  desk: { host: string; port: number } | undefined;
  /** Absolute path of the folder for files, the secret and the embedded database. */
  dataDir: string;
  /** Connection string of a PostgreSQL server; undefined: the embedded one. */
  databaseUrl: string | undefined;
  /** Undefined: limits are counted in this process only. */
  redisUrl: string | undefined;
  /** From the environment; undefined only with the embedded database, whose secret is kept in `dataDir`. */
  secret: string | undefined;
  /** Former secrets: what they signed is still accepted, nothing new is signed with them. */
  previousSecrets: string[];
  /** Encrypts the numbers of identity cards; undefined as `secret`. */
  identitySecret: string | undefined;
  /** What they have encrypted is encrypted anew at the next start. */
  previousIdentitySecrets: string[];
  publicUrl: string | undefined;
  /** Who may read the public pages, besides readers. */
  admission: { searchEngines: boolean; aiCrawlers: boolean };
  allowedOrigins: string[];
  mapOrigins: string[];
  /** Addresses of the proxies whose X-Forwarded-For is trusted; empty: none. */
  trustedProxies: string[];
  addressLimits: AddressLimits;
  /** Wrong passwords and codes from one address until it must wait. */
  loginFailuresPerHour: number;
  /** Hours without a use after which a login ends; 0: only after a week. */
  sessionIdleHours: number;
  /** Visitors see Word files by pages, like PDF files. */
  cutWord: boolean;
  s3: S3Settings | undefined;
  mail: MailSettings | undefined;
  sms: SmsSettings | undefined;
  /** The official account whose name is on shared pages in WeChat. */
  weChat: WeChatSettings | undefined;
  /** Whether it is counted which page is read how often. */
  countReads: boolean;
  readsKeptDays: number;
  /** For how many days security events stay in the table. */
  auditDays: number;
  /** Less of it in the data folder, and /readyz says no; 0: it is not asked. */
  freeSpaceMegabytes: number;
  /** The token that /metrics asks for; undefined: only this machine may read it. */
  metricsToken: string | undefined;
  /** How long the server keeps serving after it was told to stop, while the load balancer takes it out. */
  drainSeconds: number;
  logLevel: LogLevel;
}

export type Environment = Readonly<Record<string, string | undefined>>;

/** @throws StartupError with one Chinese line that names the variable and what it should be */
export function readConfig(environment: Environment = process.env): Config {
  const read = (name: SettingName): string => {
    const given = environment[name]?.trim() ?? '';
    return given === '' ? (settings.find((setting) => setting.name === name)?.default ?? '') : given;
  };
  const group = <Name extends SettingName>(...names: Name[]) =>
    Object.fromEntries(names.map((name) => [name, read(name)])) as Record<Name, string>;
  const databaseUrl = readDatabaseUrl(read('DATABASE_URL'));
  return {
    siteName: read('SITE_NAME'),
    port: readPort('PORT', read('PORT')),
    host: read('HOST'),
    desk: readDesk(read('DESK_PORT'), read('DESK_HOST')),
    dataDir: readDataDir(read('DATA_DIR')),
    databaseUrl,
    redisUrl: readRedisUrl(read('REDIS_URL')),
    secret: readSecret('INKSTONE', read('INKSTONE_SECRET'), databaseUrl !== undefined),
    previousSecrets: readPreviousSecrets('INKSTONE', read('INKSTONE_PREVIOUS_SECRETS')),
    identitySecret: readSecret('IDENTITY', read('IDENTITY_SECRET'), databaseUrl !== undefined),
    previousIdentitySecrets: readPreviousSecrets('IDENTITY', read('IDENTITY_PREVIOUS_SECRETS')),
    publicUrl: readPublicUrl(read('PUBLIC_URL')),
    admission: {
      searchEngines: readSwitch('SEARCH_ENGINES', read('SEARCH_ENGINES')),
      aiCrawlers: readSwitch('AI_CRAWLERS', read('AI_CRAWLERS')),
    },
    allowedOrigins: readOrigins('ALLOWED_ORIGINS', read('ALLOWED_ORIGINS')),
    mapOrigins: readOrigins('MAP_ORIGINS', read('MAP_ORIGINS')),
    trustedProxies: readTrustedProxies(read('TRUSTED_PROXIES')),
    addressLimits: {
      requestsPerMinute: readWholeNumber('REQUESTS_PER_MINUTE', read('REQUESTS_PER_MINUTE')),
      codesPerHour: readWholeNumber('CODES_PER_HOUR', read('CODES_PER_HOUR')),
      registrationsPerHour: readWholeNumber('REGISTRATIONS_PER_HOUR', read('REGISTRATIONS_PER_HOUR')),
      genuineFailures: readWholeNumber('GENUINE_FAILURES', read('GENUINE_FAILURES')),
      queryCodeFailures: readWholeNumber('QUERY_CODE_FAILURES', read('QUERY_CODE_FAILURES')),
    },
    loginFailuresPerHour: readWholeNumber('LOGIN_FAILURES_PER_HOUR', read('LOGIN_FAILURES_PER_HOUR')),
    sessionIdleHours: readWholeNumber('SESSION_IDLE_HOURS', read('SESSION_IDLE_HOURS')),
    cutWord: readSwitch('CUT_WORD', read('CUT_WORD')),
    s3: readS3(group('S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'), {
      endpoint: read('S3_ENDPOINT'),
      region: read('S3_REGION'),
      pathStyle: readSwitch('S3_PATH_STYLE', read('S3_PATH_STYLE')),
    }),
    mail: readMail(group('SMTP_URL', 'MAIL_FROM')),
    sms: readSms(group('SMS_GATEWAY_URL', 'SMS_GATEWAY_TOKEN')),
    weChat: readWeChat(group('WECHAT_APP_ID', 'WECHAT_APP_SECRET', 'PUBLIC_URL'), {
      apiUrl: read('WECHAT_API_URL'),
      scriptUrl: read('WECHAT_SCRIPT_URL'),
    }),
    countReads: readSwitch('COUNT_READS', read('COUNT_READS')),
    readsKeptDays: readWholeNumber('READS_KEPT_DAYS', read('READS_KEPT_DAYS')),
    auditDays: readWholeNumber('AUDIT_DAYS', read('AUDIT_DAYS')),
    freeSpaceMegabytes: readWholeNumber('FREE_SPACE_MB', read('FREE_SPACE_MB')),
    metricsToken: readMetricsToken(read('METRICS_TOKEN')),
    drainSeconds: readWholeNumber('DRAIN_SECONDS', read('DRAIN_SECONDS')),
    logLevel: readLogLevel(read('LOG_LEVEL')),
  };
}
