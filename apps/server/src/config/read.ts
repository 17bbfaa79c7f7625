import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import { StartupError } from '../errors/startup-error.js';

export const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

export function readPort(name: string, text: string): number {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65_535) {
    throw new StartupError(`${name} 应为 0 到 65535 的整数，现在是“${text}”。`);
  }
  return port;
}

export function readDesk(port: string, host: string): { host: string; port: number } | undefined {
  return port === '' ? undefined : { host, port: readPort('DESK_PORT', port) };
}

export function readPublicUrl(text: string): string | undefined {
  if (text === '') return undefined;
  const url = URL.parse(text);
  if (url === null || !['http:', 'https:'].includes(url.protocol)) {
    throw new StartupError(`PUBLIC_URL 应以 http:// 或 https:// 开头，现在是“${text}”。`);
  }
  return text.replace(/\/+$/, '');
}

export function readTrustedProxies(text: string): string[] {
  const proxies = listOf(text);
  const wrong = proxies.find((proxy) => isIP(proxy) === 0 && !isNetwork(proxy));
  if (wrong !== undefined) {
    throw new StartupError(`TRUSTED_PROXIES 应为逗号分隔的 IP 地址或网段，“${wrong}”不是。`);
  }
  return proxies;
}

function isNetwork(text: string): boolean {
  return ipaddr.IPv4.isValidCIDRFourPartDecimal(text) || ipaddr.IPv6.isValidCIDR(text);
}

export function readOrigins(name: string, text: string): string[] {
  const origins = listOf(text).map((origin) => origin.replace(/\/$/, ''));
  const wrong = origins.find((origin) => !/^https?:/.test(origin) || URL.parse(origin)?.origin !== origin);
  if (wrong !== undefined) {
    throw new StartupError(`${name} 应为逗号分隔的网站来源，形如 https://www.example.cn，“${wrong}”不是。`);
  }
  return origins;
}

export function readLogLevel(text: string): LogLevel {
  const level = logLevels.find((known) => known === text);
  if (level === undefined) {
    throw new StartupError(`LOG_LEVEL 应为 ${logLevels.join('、')} 之一，现在是“${text}”。`);
  }
  return level;
}

export function readWholeNumber(name: string, text: string): number {
  if (!/^\d{1,9}$/.test(text)) {
    throw new StartupError(`${name} 应为不小于 0 的整数，现在是“${text}”。`);
  }
  return Number(text);
}

export function readSwitch(name: string, text: string): boolean {
  if (!['0', '1'].includes(text)) throw new StartupError(`${name} 应为 0 或 1，现在是“${text}”。`);
  return text === '1';
}

export function listOf(text: string): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}
