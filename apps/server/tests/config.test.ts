import { isAbsolute } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readConfig, settings } from '../src/config.js';
import { StartupError } from '../src/startup/startup-error.js';

const secret = 's'.repeat(32);
const url = 'postgresql://user:hidden@db.example.cn:5432/inkstone';

describe('readConfig', () => {
  it('has a working default for everything', () => {
    const { dataDir, ...rest } = readConfig({});
    expect(isAbsolute(dataDir)).toBe(true);
    expect(dataDir).toMatch(/\.data$/);
    expect(rest).toEqual({
      port: 8080,
      host: '127.0.0.1',
      databaseUrl: undefined,
      secret: undefined,
      publicUrl: undefined,
      trustedProxies: [],
      logLevel: 'warn',
    });
  });

  it('reads every setting', () => {
    const config = readConfig({
      PORT: '80',
      HOST: '0.0.0.0',
      DATA_DIR: '/srv/inkstone',
      DATABASE_URL: url,
      INKSTONE_SECRET: secret,
      PUBLIC_URL: 'https://books.example.cn/',
      TRUSTED_PROXIES: '10.0.0.1, 10.1.0.0/16',
      LOG_LEVEL: 'info',
    });
    expect(config).toEqual({
      port: 80,
      host: '0.0.0.0',
      dataDir: '/srv/inkstone',
      databaseUrl: url,
      secret,
      publicUrl: 'https://books.example.cn',
      trustedProxies: ['10.0.0.1', '10.1.0.0/16'],
      logLevel: 'info',
    });
  });

  it('takes an empty value for none', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: ' ' })).toEqual(readConfig({}));
  });

  it.each([
    [{ PORT: '80a' }, 'PORT'],
    [{ PORT: '65536' }, 'PORT'],
    [{ PORT: '-1' }, 'PORT'],
    [{ DATABASE_URL: 'mysql://user:hidden@host/db', INKSTONE_SECRET: secret }, 'DATABASE_URL'],
    [{ DATABASE_URL: 'hidden', INKSTONE_SECRET: secret }, 'DATABASE_URL'],
    [{ DATABASE_URL: url }, 'INKSTONE_SECRET'],
    [{ DATABASE_URL: url, INKSTONE_SECRET: 'hidden' }, 'INKSTONE_SECRET'],
    [{ INKSTONE_SECRET: 'hidden' }, 'INKSTONE_SECRET'],
    [{ PUBLIC_URL: 'books.example.cn' }, 'PUBLIC_URL'],
    [{ TRUSTED_PROXIES: 'nonsense' }, 'TRUSTED_PROXIES'],
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
