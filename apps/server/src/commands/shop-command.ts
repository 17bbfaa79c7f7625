import { readConfig } from '../config.js';
import type { Database } from '../db/database.js';
import {
  advanceShopApplication,
  assignShopApplication,
  type Change,
  newestShopApplications,
  rejectShopApplication,
  type Step,
  type WholeApplication,
  wholeShopApplication,
} from '../features/shops/application-status.queries.js';
import { certifyShop } from '../features/shops/certificate.queries.js';
import { historyOf } from '../features/shops/history.queries.js';
import { statusNames } from '../features/shops/step-names.js';
import { normaliseQueryCode } from '../security/query-codes.js';
import { StartupError } from '../errors/startup-error.js';
import { toDateText } from '../shared/wire.js';
import type { OperatorCommand } from './operator-command.js';
import { operatorName } from './operator-name.js';
import { toPlain } from './plain.js';
import { readArguments } from './read-arguments.js';
import { readRefusedPapers } from './refused-papers.js';
import { describeApplication, listLine, papersOf } from './shop-texts.js';
import { writeFiles } from './write-files.js';

const newest = 50;

const usage =
  '用法：npm run shops -w @inkstone/server -- list | show <查询码> | files <查询码> --out <文件夹> | ' +
  'advance <查询码> [--approver <经办人>] [--descr <说明>] [--until <日期>] [--as <姓名>] | ' +
  'reject <查询码> [--paper <证件>=<原因>]… [--note <原因>] [--approver <经办人>] [--as <姓名>] | ' +
  'assign <查询码> --to <姓名> [--as <姓名>]';

const optionNames = ['approver', 'descr', 'note', 'until', 'to', 'as', 'out'] as const;

/** @throws StartupError with the usage for an unknown command */
export function shopCommand(argv: readonly string[]): OperatorCommand {
  const given = readArguments(argv, optionNames, usage, 'paper');
  const { name, item, options, repeated, has } = given;
  if (name !== 'reject' && repeated.length > 0) throw new StartupError(usage);
  if (name === 'list' && has('no item', [])) return list;
  const queryCode = normaliseQueryCode(item);
  if (name === 'show' && has('item', [])) return (db) => show(db, queryCode);
  if (name === 'files' && has('item', ['out'])) return saveFiles(queryCode, options.out ?? '');
  const { approver = '', descr = '', note = '', until = '', to = '', as = '' } = options;
  const operator = operatorName(as);
  if (name === 'advance' && has('item', [], ['approver', 'descr', 'until', 'as'])) {
    checkDay(until);
    return advance({ queryCode, operator }, { approver, descr, until });
  }
  if (name === 'reject' && has('item', [], ['approver', 'note', 'as'])) {
    const reasons = { papers: readRefusedPapers(repeated), data: note };
    if (repeated.length === 0 && note === '') {
      throw new StartupError('退回申请须以 --paper 或 --note 说明原因，申请人会看到。');
    }
    return decide(queryCode, operator, (db, step) => rejectShopApplication(db, step, { approver, reasons }));
  }
  if (name === 'assign' && has('item', ['to'], ['as'])) {
    return decide(
      queryCode,
      operator,
      (db, step) => assignShopApplication(db, step, to),
      () => `已转给：${to}`,
    );
  }
  throw new StartupError(usage);
}

function checkDay(until: string): void {
  if (until !== '' && !(/^\d{4}-\d\d-\d\d$/.test(until) && Date.parse(until) > Date.now())) {
    throw new StartupError('--until 写证书有效的最后一天，如 2027-12-31。');
  }
}

async function list(db: Database): Promise<string> {
  const applications = await newestShopApplications(db, newest);
  return applications.length === 0 ? '还没有店铺授权申请。' : applications.map(listLine).join('\n');
}

async function show(db: Database, queryCode: string): Promise<string> {
  const application = known(await wholeShopApplication(db, queryCode));
  const events = await historyOf(db, application);
  const lines = events.map(({ time, text }) => `${toDateText(time)}  ${toPlain(text)}`);
  return [describeApplication(application), ...lines].join('\n');
}

function saveFiles(queryCode: string, out: string): OperatorCommand {
  return async (db, { files }) => {
    const application = known(await wholeShopApplication(db, queryCode));
    return writeFiles(await files(), queryCode, papersOf(application), out);
  };
}

/** The last step also makes the certificate and lists the shop. */
function advance(
  { queryCode, operator }: Pick<Step, 'queryCode' | 'operator'>,
  { until, ...handling }: { approver: string; descr: string; until: string },
): OperatorCommand {
  return async (db, { files }) => {
    const { status, round } = known(await wholeShopApplication(db, queryCode));
    const step = { queryCode, operator, seen: { status, round } };
    if (status === 3 || status === 4) {
      const issue = { ...handling, until, issuer: readConfig().siteName };
      return tellChange(await certifyShop({ db, files: await files() }, step, issue));
    }
    if (until !== '') throw new StartupError('--until 只用于发证这一步。');
    return tellChange(await advanceShopApplication(db, { ...step, seen: { status, round } }, handling));
  };
}

/** What is decided is what the application is when the command begins; somebody else's decision meanwhile wins. */
function decide(
  queryCode: string,
  operator: string,
  act: (db: Database, step: Step) => Promise<Change>,
  tell = tellStatus,
): OperatorCommand {
  return async (db) => {
    const { status, round } = known(await wholeShopApplication(db, queryCode));
    return tellChange(await act(db, { queryCode, operator, seen: { status, round } }), tell);
  };
}

function known(application: WholeApplication | undefined): WholeApplication {
  if (application === undefined) throw unknownCode();
  return application;
}

function tellStatus(status: keyof typeof statusNames): string {
  return `已改为：${statusNames[status]}`;
}

function tellChange(change: Change, tell = tellStatus): string {
  if (change.changed) return tell(change.status);
  switch (change.reason) {
    case 'unknown':
      throw unknownCode();
    case 'finished':
      throw new StartupError('授权证书已经发放，申请不能再改。');
    case 'already sent back':
      throw new StartupError('申请已经退回。要重新审核请用 advance。');
    case 'nothing refused':
      throw new StartupError('退回申请须说明原因。');
    case 'already':
      throw new StartupError(
        `刚刚有人把它改为“${statusNames[change.application.status]}”，没有改动；请用 show 看过再决定。`,
      );
  }
}

function unknownCode(): StartupError {
  return new StartupError('没有这个查询码的申请。');
}
