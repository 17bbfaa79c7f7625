import { parseArgs } from 'node:util';
import type { Database } from '../db/database.js';
import {
  advanceShopApplication,
  type Change,
  type Handling,
  newestShopApplications,
  rejectShopApplication,
  wholeShopApplication,
} from '../features/shops/application-status.queries.js';
import { normaliseQueryCode } from '../security/query-codes.js';
import { StartupError } from '../errors/startup-error.js';
import type { OperatorCommand } from './operator-command.js';
import { describeApplication, listLine, statusNames } from './shop-texts.js';

const newest = 50;

const usage =
  '用法：npm run shops -w @inkstone/server -- list | show <查询码> | ' +
  'advance <查询码> [--approver <经办人>] [--descr <说明>] | reject <查询码> --descr <原因> [--approver <经办人>]';

/** @throws StartupError with the usage for an unknown command */
export function shopCommand(argv: readonly string[]): OperatorCommand {
  const { name, queryCode, approver, descr } = readArguments(argv);
  if (name === 'list' && queryCode === '') return list;
  if (queryCode === '') throw new StartupError(usage);
  switch (name) {
    case 'show':
      return (db) => show(db, queryCode);
    case 'advance':
      return async (db) => tellChange(await advanceShopApplication(db, queryCode, { approver, descr }));
    case 'reject':
      if (descr === '') throw new StartupError('退回申请须以 --descr 说明原因，申请人会看到。');
      return async (db) => tellChange(await rejectShopApplication(db, queryCode, { approver, descr }));
    default:
      throw new StartupError(usage);
  }
}

interface Arguments extends Handling {
  name: string;
  queryCode: string;
}

function readArguments(argv: readonly string[]): Arguments {
  try {
    const text = { type: 'string', default: '' } as const;
    const { values, positionals } = parseArgs({
      args: [...argv],
      options: { approver: text, descr: text },
      allowPositionals: true,
    });
    const [name = '', queryCode = '', ...others] = positionals;
    if (others.length > 0) throw new StartupError(usage);
    return {
      name,
      queryCode: normaliseQueryCode(queryCode),
      approver: values.approver.trim(),
      descr: values.descr.trim(),
    };
  } catch {
    throw new StartupError(usage);
  }
}

async function list(db: Database): Promise<string> {
  const applications = await newestShopApplications(db, newest);
  return applications.length === 0 ? '还没有店铺授权申请。' : applications.map(listLine).join('\n');
}

async function show(db: Database, queryCode: string): Promise<string> {
  const application = await wholeShopApplication(db, queryCode);
  if (application === undefined) throw unknownCode();
  return describeApplication(application);
}

function tellChange(change: Change): string {
  if (change.changed) return `已改为：${statusNames[change.status]}`;
  switch (change.reason) {
    case 'unknown':
      throw unknownCode();
    case 'finished':
      throw new StartupError('授权证书已经发放，申请不能再改。');
    case 'already sent back':
      throw new StartupError('申请已经退回。要重新审核请用 advance。');
  }
}

function unknownCode(): StartupError {
  return new StartupError('没有这个查询码的申请。');
}
