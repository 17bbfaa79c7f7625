import { join } from 'node:path';
import type { Database } from '../db/database.js';
import { StartupError } from '../errors/startup-error.js';
import {
  type AccountAct,
  type Changed,
  changeRole,
  dataForOwner,
  endSessions,
  eraseAccount,
  lost,
  lostText,
  releaseIdentity,
  revealSecret,
  type Role,
  type Secret,
  startAccount,
  stopAccount,
} from '../features/accounts/account-acts.queries.js';
import { accountSheet } from '../features/accounts/account-sheet.queries.js';
import { findAccounts } from '../features/accounts/found-accounts.queries.js';
import { roleNames } from '../features/notices/audience-names.js';
import { foundLines, sheetLines } from './account-texts.js';
import type { OperatorCommand } from './operator-command.js';
import { operatorName } from './operator-name.js';
import { readArguments } from './read-arguments.js';
import { fileName, makeFolder, writeFiles, writeText } from './write-files.js';

const usage =
  '用法：npm run accounts -w @inkstone/server -- find <手机号、身份证号、其后四位、邮箱或姓名> | show <编号> | ' +
  'reveal <编号> --secret phone|email|identity --reason <事由> [--as <姓名>] | ' +
  'stop|start <编号> --reason <事由> [--tell no] [--as <姓名>] | ' +
  'end-sessions <编号> [--as <姓名>] | release-identity <编号> --reason <事由> [--as <姓名>] | ' +
  'role <编号> --to 学生|家长|教师|商家 --reason <事由> [--as <姓名>] | ' +
  'delete <编号> --nickname <昵称> --reason <事由> [--as <姓名>] | ' +
  'export <编号> --out <文件夹> --reason <事由> [--as <姓名>]';

const changes = {
  stop: { make: stopAccount, done: '已停用，所有设备上的登录都已退出。', already: '已经停用' },
  start: { make: startAccount, done: '已恢复。', already: '没有停用' },
} as const;
const released = {
  make: releaseIdentity,
  done: '已释放，这个身份证号可以用于其他账号。',
  already: '没有实名认证',
};

const roleChanged = {
  make: changeRole,
  done: '身份已改，所有设备上的登录都已退出。',
  already: '已经是这个身份',
};

const optionNames = ['secret', 'reason', 'tell', 'out', 'to', 'nickname', 'as'] as const;

/** In the names of the files of an export. */
const noun = '文件';

const longestReason = 200;

/** @throws StartupError with the usage for arguments that it does not take */
export function accountsCommand(argv: readonly string[]): OperatorCommand {
  const { name, item, options, has } = readArguments(argv, [...optionNames], usage);
  const { secret = '', reason = '', tell = '', out = '', to = '', nickname = '', as = '' } = options;
  if (name === 'find' && has('item', [])) {
    return async (db, { identityCards }) =>
      foundLines(await findAccounts({ db, identityCards: await identityCards() }, item));
  }
  if (!/^[1-9]\d{0,8}$/.test(item)) throw new StartupError(usage);
  if (name === 'show' && has('item', [])) return show(Number(item));
  const act = { id: Number(item), operator: operatorName(as), reason };
  if (name === 'end-sessions' && has('item', [], ['as'])) return end(act);
  if (reason.length > longestReason) throw new StartupError(`事由不能超过 ${String(longestReason)} 个字。`);
  if (isToldChange(name) && has('item', ['reason'], ['tell', 'as']) && ['', 'no'].includes(tell)) {
    return change({ ...act, tell: tell === '' }, changes[name]);
  }
  if (name === 'release-identity' && has('item', ['reason'], ['as'])) return change(act, released);
  if (name === 'role' && has('item', ['to', 'reason'], ['as'])) {
    return change({ ...act, role: roleOf(to) }, roleChanged);
  }
  if (name === 'delete' && has('item', ['nickname', 'reason'], ['as'])) return erase({ ...act, nickname });
  if (name === 'export' && has('item', ['out', 'reason'], ['as'])) return exportTo(act, out);
  if (name === 'reveal' && has('item', ['secret', 'reason'], ['as']) && isSecret(secret)) {
    return reveal(act, secret);
  }
  throw new StartupError(usage);
}

function roleOf(text: string): Role {
  const role = ([1, 2, 3, 5] as const).find((one) => roleNames[one] === text);
  if (role === undefined)
    throw new StartupError(`没有“${text}”这种身份，可用的是：${Object.values(roleNames).join('、')}。`);
  return role;
}

function isSecret(text: string): text is Secret {
  return ['email', 'identity', 'phone'].includes(text);
}

function isToldChange(name: string): name is keyof typeof changes {
  return Object.hasOwn(changes, name);
}

function show(id: number): OperatorCommand {
  return async (db) => sheetLines(known(await accountSheet(db, id)));
}

function reveal(act: AccountAct, secret: Secret): OperatorCommand {
  return async (db, { identityCards }) => {
    const value = known(await revealSecret({ db, identityCards: await identityCards() }, act, secret));
    if (value === lost) throw new StartupError(lostText);
    if (value === '') throw new StartupError('这个账号没有留下这一项。');
    return value;
  };
}

interface Change<Act extends AccountAct> {
  make: (db: Database, act: Act) => Promise<Changed>;
  done: string;
  already: string;
}

function change<Act extends AccountAct>(act: Act, { make, done, already }: Change<Act>): OperatorCommand {
  const told: Record<Exclude<Changed, 'done'>, string> = {
    unknown: unknownId,
    already: `账号 ${String(act.id)} ${already}，没有改动。`,
  };
  return async (db) => {
    const changed = await make(db, act);
    if (changed !== 'done') throw new StartupError(told[changed]);
    return done;
  };
}

function end(act: AccountAct): OperatorCommand {
  return async (db) => `${String(known(await endSessions(db, act)))} 台设备已退出。`;
}

function erase(act: AccountAct & { nickname: string }): OperatorCommand {
  return async (db, { files }) => {
    const erased = await eraseAccount({ db, files: await files() }, act);
    if (erased === 'unknown') throw new StartupError(unknownId);
    if (erased === 'already') {
      throw new StartupError(`账号 ${String(act.id)} 的昵称不是“${act.nickname}”，没有改动。`);
    }
    return '已注销，个人信息已删除。';
  };
}

/** The links of the export would end in two hours: the files are written beside it instead. */
function exportTo(act: AccountAct, out: string): OperatorCommand {
  return async (db, { files }) => {
    const keys: string[] = [];
    const create = (key: string): string => {
      keys.push(key);
      return key;
    };
    const data = known(await dataForOwner(db, { create }, act));
    const item = String(act.id);
    const text = keys.reduce(
      (written, key, index) => written.replaceAll(key, fileName(item, noun, keys, index)),
      JSON.stringify(data, null, 2),
    );
    const path = await writeText(join(await makeFolder(out), `${item} 资料.json`), text);
    if (keys.length === 0) return path;
    return [path, await writeFiles(await files(), item, [{ noun, keys }], out)].join('\n');
  };
}

function known<Found>(found: Found | undefined): Found {
  if (found === undefined) throw new StartupError(unknownId);
  return found;
}

const unknownId = '没有这个编号的账号。';
