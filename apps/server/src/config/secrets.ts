import { StartupError } from '../errors/startup-error.js';
import { listOf } from './read.js';

const shortestSecret = 32;
const shortestToken = 16;

type SecretName = 'IDENTITY' | 'INKSTONE';

export function readSecret(name: SecretName, text: string, required: boolean): string | undefined {
  if (text === '') {
    if (!required) return undefined;
    throw new StartupError(
      `使用 DATABASE_URL 时必须通过 ${name}_SECRET 提供至少 ${String(shortestSecret)} 个字符的密钥，可用 openssl rand -hex 32 生成。`,
    );
  }
  if (text.length < shortestSecret) {
    throw new StartupError(
      `${name}_SECRET 至少需要 ${String(shortestSecret)} 个字符，现在只有 ${String(text.length)} 个。`,
    );
  }
  return text;
}

export function readPreviousSecrets(name: SecretName, text: string): string[] {
  const secrets = listOf(text);
  const short = secrets.find((secret) => secret.length < shortestSecret);
  if (short !== undefined) {
    throw new StartupError(
      `${name}_PREVIOUS_SECRETS 应为逗号分隔的旧密钥，每个至少 ${String(shortestSecret)} 个字符，其中一个只有 ${String(short.length)} 个。`,
    );
  }
  return secrets;
}

export function readMetricsToken(text: string): string | undefined {
  if (text === '') return undefined;
  if (!/^[\w.~+/=-]+$/.test(text) || text.length < shortestToken) {
    throw new StartupError(
      `METRICS_TOKEN 应为至少 ${String(shortestToken)} 个字母、数字或 -._~+/= 组成的令牌，可用 openssl rand -hex 16 生成。`,
    );
  }
  return text;
}
