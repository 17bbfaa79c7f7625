import { randomInt } from 'node:crypto';
import { renderUnicodeCompact } from 'uqr';
import { StartupError } from '../errors/startup-error.js';
import { listOperators, setOperator, stopOperator } from '../features/desk/operators.queries.js';
import { authenticatorUri, newCodeSecret, newRecoveryCode } from '../security/one-time-codes.js';
import { hashPassword } from '../security/passwords.js';
import { seal } from '../security/sealed-texts.js';
import type { SecretKeys } from '../security/secret-keys.js';
import { type OperatorRole, operatorRoleNames, operatorRoles } from '../shared/operator-role.js';
import { type AuditEvent, auditHashes } from '../shared/audit.js';
import { auditOf } from '../shared/audit.queries.js';
import { toDateText } from '../shared/wire.js';
import { accountsCommand } from './accounts-command.js';
import type { OperatorCommand } from './operator-command.js';
import { toPlain } from './plain.js';
import { readArguments } from './read-arguments.js';

const usage =
  '用法：npm run users -- operator list | operator add <姓名> --roles <审核,编辑,管理> | operator stop <姓名> | events <读者的编号或经办人的姓名>；读者的账号与 npm run accounts 相同';
const recoveryCodes = 8;
const longestName = 50;

interface Server {
  keys: Pick<SecretKeys, 'codes' | 'operatorSecrets'>;
  siteName: string;
}

/** The command that makes operators of the desk, where nobody can register; the acts on readers are those of `accounts`. */
export function usersCommand(server: () => Promise<Server>) {
  return ([kind, ...argv]: readonly string[]): OperatorCommand => {
    if (kind === undefined) throw new StartupError(usage);
    if (kind === 'events') return events(argv, server);
    if (kind !== 'operator') return accountsCommand([kind, ...argv]);
    const { name, item, options, has } = readArguments(argv, ['roles'], usage);
    if (name === 'list' && has('no item', [])) return list;
    if (name === 'add' && has('item', ['roles'])) {
      if (Array.from(item).length > longestName) throw new StartupError('姓名须在 50 字以内。');
      return add(item.trim(), rolesOf(options.roles ?? ''), server);
    }
    if (name === 'stop' && has('item', [])) return stop(item.trim());
    throw new StartupError(usage);
  };
}

function rolesOf(text: string): OperatorRole[] {
  return text.split(/[,，、]/).map((given) => {
    const role = operatorRoles.find((one) => operatorRoleNames[one] === given.trim());
    if (role === undefined) throw new StartupError(`没有“${given}”这种身份，可用的是：审核、编辑、管理。`);
    return role;
  });
}

async function list(...[db]: Parameters<OperatorCommand>): Promise<string> {
  const operators = await listOperators(db);
  if (operators.length === 0) return '还没有经办人。';
  return operators
    .map(({ name, roles, stopped_at }) => {
      const names = roles.map((role) => operatorRoleNames[role]).join('、');
      return `${toPlain(name)}  ${names}${stopped_at === null ? '' : '  已停用'}`;
    })
    .join('\n');
}

/** Everything secret is shown once: the database has only hashes, and the secret of the codes encrypted. */
function add(name: string, roles: readonly OperatorRole[], server: () => Promise<Server>): OperatorCommand {
  return async (db) => {
    const { keys, siteName } = await server();
    const password = newPassword();
    const secret = newCodeSecret();
    const codes = Array.from({ length: recoveryCodes }, newRecoveryCode);
    await setOperator(db, name, {
      roles,
      credentials: {
        passwordHash: await hashPassword(password),
        codeSecret: seal(secret, keys.operatorSecrets),
        recoveryCodes: codes,
      },
    });
    const uri = authenticatorUri(secret, { issuer: `${siteName}案头`, name });
    return [
      `${toPlain(name)} 可以登录案头了。以下只显示这一次，请当面交给本人：`,
      '',
      `密码：${password}`,
      '验证器扫这个码，或手工输入密钥：',
      renderUnicodeCompact(uri),
      `密钥：${secret}`,
      `恢复码（丢了手机时用，一码一次）：${codes.join('  ')}`,
    ].join('\n');
  };
}

function stop(name: string): OperatorCommand {
  return async (db) => {
    if (!(await stopOperator(db, name))) throw new StartupError(`没有叫“${name}”的经办人。`);
    return `${toPlain(name)} 已停用，登录都已结束。`;
  };
}

/** Security events of an account, the newest first. */
function events(argv: readonly string[], server: () => Promise<Server>): OperatorCommand {
  const { name: account, has } = readArguments(argv, [], usage);
  if (account === '' || !has('no item', [])) throw new StartupError(usage);
  return async (db) => {
    const { keys } = await server();
    const found = await auditOf(
      db,
      auditHashes(keys.codes, /^\d+$/.test(account) ? Number(account) : account),
    );
    if (found.length === 0) return '没有安全事件。';
    return found
      .map(({ at, event, address }) => [toDateText(at), auditNames[event], toPlain(address)].join('  '))
      .join('\n');
  };
}

const auditNames: Readonly<Record<AuditEvent, string>> = {
  'account deleted': '注销',
  limited: '过于频繁被拒',
  login: '登录',
  'login refused': '登录被拒',
  'operator login': '登录案头',
  'operator login refused': '登录案头被拒',
  'password changed': '修改密码',
  'password recovered': '找回密码',
  'phone changed': '更换手机号',
  'real name verified': '实名认证',
};

const passwordCharacters = 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKMNPQRSTUVWXYZ23456789';

/** Some 90 bits, without characters that are easily confused. */
function newPassword(): string {
  return Array.from({ length: 16 }, () => passwordCharacters[randomInt(passwordCharacters.length)]).join('');
}
