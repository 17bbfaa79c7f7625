import { readFile } from 'node:fs/promises';
import type { Database } from '../db/database.js';
import { StartupError } from '../errors/startup-error.js';
import type { Audience } from '../features/notices/audience.queries.js';
import { countRecipients } from '../features/notices/audience.queries.js';
import {
  cancelNotice,
  findNotice,
  listNotices,
  type NoticeOutcome,
  type NoticeRefusal,
  saveDraft,
  scheduleNotice,
} from '../features/notices/notices.queries.js';
import { countRefusalText } from '../features/notices/recipient-count.js';
import { givenPath } from './given-path.js';
import { readAudience } from './notice-audience.js';
import { countText, describeNotice, noticeLine } from './notice-texts.js';
import type { OperatorCommand } from './operator-command.js';
import { operatorName } from './operator-name.js';
import { readArguments } from './read-arguments.js';

const usage = `用法：npm run notices -w @inkstone/server -- list | show <编号> | count --to <收信人> | send --to <收信人> --title <题目> (--text <正文> | --file <文件>) [--at <时间>] [--count <人数>] [--as <姓名>] | cancel <编号> [--as <姓名>]
收信人：全体、学生、家长、教师、商家、手机号或邮箱、活动:<编号>、活动:<编号>:已通过、活动:<编号>:待审核`;

const longestTitle = 40;
const longestText = 2_000;

/** @throws StartupError with the usage for arguments that it does not take */
export function noticeCommand(argv: readonly string[]): OperatorCommand {
  const { name, item, options, has } = readArguments(
    argv,
    ['to', 'title', 'text', 'file', 'at', 'count', 'as'],
    usage,
  );
  const { to = '', title = '', text, file, at, count, as = '' } = options;
  if (name === 'list' && has('no item', [])) return list;
  if (name === 'count' && has('no item', ['to'])) return countAll(to);
  if (name === 'send' && has('no item', ['to', 'title'], ['text', 'file', 'at', 'count', 'as'])) {
    if ((text === undefined) === (file === undefined)) throw new StartupError(usage);
    const written = () => (file === undefined ? Promise.resolve(text ?? '') : readText(file));
    const timing = { sendAt: at === undefined ? null : readTime(at), expected: readCount(count) };
    return send({ to, title, written, ...timing, operator: operatorName(as) });
  }
  if (/^[1-9]\d{0,8}$/.test(item)) {
    if (name === 'show' && has('item', [])) return show(Number(item));
    if (name === 'cancel' && has('item', [], ['as'])) return cancel(Number(item), operatorName(as));
  }
  throw new StartupError(usage);
}

const list: OperatorCommand = async (db) => {
  const notices = await listNotices(db);
  return notices.length === 0 ? '还没有通知。' : notices.map(noticeLine).join('\n');
};

function show(id: number): OperatorCommand {
  return async (db) => {
    const notice = await findNotice(db, id);
    if (notice === undefined) throw refused({ done: false, reason: 'unknown' });
    return describeNotice(db, notice);
  };
}

function countAll(to: string): OperatorCommand {
  return async (db) => countText(await countRecipients(db, await known(db, to)));
}

interface Sent {
  to: string;
  title: string;
  written: () => Promise<string>;
  sendAt: Date | null;
  expected: number | null;
  operator: string;
}

function send({ to, title, written, sendAt, expected, operator }: Sent): OperatorCommand {
  return async (db) => {
    const text = (await written()).trim();
    checkLength('题目', title, longestTitle);
    checkLength('正文', text, longestText);
    const audience = await known(db, to);
    // Together: a notice that is refused leaves no draft.
    const outcome = await db.transaction().execute(async (transaction) => {
      const saved = await saveDraft(transaction, undefined, { audience, title, text }, operator);
      if (!saved.done) return saved;
      const scheduled = await scheduleNotice(transaction, saved.id, { sendAt, expected }, operator);
      if (!scheduled.done) throw refused(scheduled);
      return scheduled;
    });
    const { count } = await countRecipients(db, audience);
    const when = sendAt === null ? '马上发出' : '到时发出';
    return `编号 ${String(idOf(outcome))}，发给 ${String(count)} 人，由运行中的服务端${when}。`;
  };
}

function cancel(id: number, operator: string): OperatorCommand {
  return async (db) => `编号 ${String(idOf(await cancelNotice(db, id, operator)))} 已撤回，成为草稿。`;
}

function idOf(outcome: NoticeOutcome): number {
  if (!outcome.done) throw refused(outcome);
  return outcome.id;
}

function refused(refusal: NoticeRefusal): StartupError {
  switch (refusal.reason) {
    case 'unknown':
      return new StartupError('没有这个编号。');
    case 'not a draft':
      return new StartupError('已经定时或发出，没有改动。');
    case 'not scheduled':
      return new StartupError('只有定时而未发的可以撤回，没有改动。');
    case 'nobody':
    case 'not named':
    case 'differs': {
      const advice = refusal.reason === 'nobody' ? '' : `（--count ${String(refusal.count)}）`;
      return new StartupError(`${countRefusalText(refusal.reason, refusal.count)}${advice}。没有发出。`);
    }
  }
}

async function known(db: Database, to: string): Promise<Audience> {
  const audience = await readAudience(db, to);
  if (audience === undefined) throw new StartupError(`没有这样的收信人：${to}\n${usage}`);
  return audience;
}

async function readText(file: string): Promise<string> {
  try {
    return await readFile(givenPath(file), 'utf8');
  } catch {
    throw new StartupError(`不能读取 ${givenPath(file)}。`);
  }
}

/** In China's time zone, as the operator's clock shows it. */
function readTime(text: string): Date {
  const [, day = '', time = ''] = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2})$/.exec(text) ?? [];
  const read = new Date(`${day}T${time}:00+08:00`);
  if (Number.isNaN(read.getTime())) throw new StartupError('--at 的时间形如 2026-11-28T18:00（北京时间）。');
  if (read.getTime() < Date.now()) throw new StartupError('--at 的时间已经过去。');
  return read;
}

function readCount(text: string | undefined): number | null {
  if (text === undefined) return null;
  if (!/^\d{1,9}$/.test(text)) throw new StartupError('--count 是人数，例如 --count 86。');
  return Number(text);
}

function checkLength(name: string, text: string, longest: number): void {
  const { length } = Array.from(text);
  if (length === 0) throw new StartupError(`${name}不能为空。`);
  if (length > longest)
    throw new StartupError(`${name}最多 ${String(longest)} 字，现在有 ${String(length)} 字。`);
}
