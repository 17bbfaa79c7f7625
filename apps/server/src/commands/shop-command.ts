import type { Database } from '../db/database.js';
import {
  advanceShopApplication,
  type Change,
  newestShopApplications,
  rejectShopApplication,
  type WholeApplication,
  wholeShopApplication,
} from '../features/shops/application-status.queries.js';
import { normaliseQueryCode } from '../security/query-codes.js';
import { StartupError } from '../errors/startup-error.js';
import { actLines } from './act-lines.js';
import type { OperatorCommand } from './operator-command.js';
import { operatorName } from './operator-name.js';
import { readArguments } from './read-arguments.js';
import { describeApplication, listLine, papersOf, statusNames } from './shop-texts.js';
import { writeFiles } from './write-files.js';

const newest = 50;

const usage =
  '用法：npm run shops -w @inkstone/server -- list | show <查询码> | files <查询码> --out <文件夹> | ' +
  'advance <查询码> [--approver <经办人>] [--descr <说明>] [--as <姓名>] | ' +
  'reject <查询码> --descr <原因> [--approver <经办人>] [--as <姓名>]';

/** @throws StartupError with the usage for an unknown command */
export function shopCommand(argv: readonly string[]): OperatorCommand {
  const { name, item, options, has } = readArguments(argv, ['approver', 'descr', 'as', 'out'], usage);
  if (name === 'list' && has('no item', [])) return list;
  const queryCode = normaliseQueryCode(item);
  if (name === 'show' && has('item', [])) return (db) => show(db, queryCode);
  if (name === 'files' && has('item', ['out'])) return saveFiles(queryCode, options.out ?? '');
  if (!has('item', [], ['approver', 'descr', 'as'])) throw new StartupError(usage);
  const { approver = '', descr = '', as = '' } = options;
  const step = { queryCode, operator: operatorName(as) };
  switch (name) {
    case 'advance':
      return async (db) => tellChange(await advanceShopApplication(db, step, { approver, descr }));
    case 'reject':
      if (descr === '') throw new StartupError('退回申请须以 --descr 说明原因，申请人会看到。');
      return async (db) => tellChange(await rejectShopApplication(db, step, { approver, descr }));
    default:
      throw new StartupError(usage);
  }
}

async function list(db: Database): Promise<string> {
  const applications = await newestShopApplications(db, newest);
  return applications.length === 0 ? '还没有店铺授权申请。' : applications.map(listLine).join('\n');
}

async function show(db: Database, queryCode: string): Promise<string> {
  const application = known(await wholeShopApplication(db, queryCode));
  const acts = await actLines(db, { queue: 'shops', item: queryCode }, statusNames);
  return [describeApplication(application), ...acts].join('\n');
}

function saveFiles(queryCode: string, out: string): OperatorCommand {
  return async (db, files) => {
    const application = known(await wholeShopApplication(db, queryCode));
    return writeFiles(await files(), queryCode, papersOf(application), out);
  };
}

function known(application: WholeApplication | undefined): WholeApplication {
  if (application === undefined) throw unknownCode();
  return application;
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
