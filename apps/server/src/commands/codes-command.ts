import { StartupError } from '../errors/startup-error.js';
import {
  type BatchAct,
  makeBatch,
  mostCodes,
  type NewBatch,
  recallBatch,
  restoreBatch,
} from '../features/genuine/batch-acts.queries.js';
import { batchHistory, checksByDay, findBatch, listBatches } from '../features/genuine/batches.queries.js';
import { codesHeader, codesLines } from '../features/genuine/codes-csv.js';
import { suspiciousCodes } from '../features/genuine/suspicious-codes.queries.js';
import { batchLine, batchLines, suspiciousLines } from './code-texts.js';
import { newFile } from './new-file.js';
import type { OperatorCommand } from './operator-command.js';
import { operatorName } from './operator-name.js';
import { readArguments } from './read-arguments.js';

const usage =
  '用法：npm run codes -w @inkstone/server -- make --book <图书编号> --amount <个数> --out <文件> [--printer <印厂>] [--as <姓名>] | ' +
  'list | show <批次> | recall|restore <批次> --reason <事由> [--as <姓名>] | suspicious [--days <天数>]';

const shownDays = 30;

/** @throws StartupError with the usage for arguments that it does not take */
export function codesCommand(argv: readonly string[]): OperatorCommand {
  const names = ['book', 'amount', 'out', 'printer', 'reason', 'days', 'as'] as const;
  const { name, item, options, has } = readArguments(argv, names, usage);
  const { out = '', printer = '', reason = '', as = '' } = options;
  if (name === 'list' && has('no item', [])) return list;
  if (name === 'show' && has('item', [])) return show(item);
  const days = numberOf(options.days ?? String(shownDays));
  if (name === 'suspicious' && has('no item', [], ['days']) && days !== undefined) {
    return async (db) => suspiciousLines(await suspiciousCodes(db, days), days);
  }
  const operator = operatorName(as);
  const isChange = name === 'recall' || name === 'restore';
  if (isChange && has('item', ['reason'], ['as'])) return change(name, { name: item, operator, reason });
  const bookId = numberOf(options.book ?? '');
  const amount = numberOf(options.amount ?? '');
  if (name === 'make' && has('no item', ['book', 'amount', 'out'], ['printer', 'as']) && bookId && amount) {
    if (amount > mostCodes) throw new StartupError(`一批最多 ${String(mostCodes)} 个，请分几批做。`);
    return make({ bookId, amount, printer, operator }, out);
  }
  throw new StartupError(usage);
}

function numberOf(text: string): number | undefined {
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;
}

/** The file is whole before the codes count: labels without a code in the database could not be sold. */
function make(batch: NewBatch, out: string): OperatorCommand {
  return async (db) => {
    const file = await newFile(out);
    let written = 0;
    const keep = async (codes: readonly string[]) => {
      await file.write(codesLines(codes, written));
      written += codes.length;
    };
    const making = async () => {
      await file.write(codesHeader);
      const name = await makeBatch(db, batch, keep);
      if (name === undefined) throw new StartupError('没有这个编号的图书。');
      return name;
    };
    const name = await making().catch(async (error: unknown) => {
      await file.abandon();
      throw error;
    });
    const path = await file.finish();
    return `批次 ${name}：${String(written)} 个防伪码已写入 ${path}。库里只存摘要，这个文件丢了就取不回来。`;
  };
}

const list: OperatorCommand = async (db) => {
  const batches = await listBatches(db);
  return batches.length === 0 ? '还没有防伪码。' : batches.map(batchLine).join('\n');
};

function show(name: string): OperatorCommand {
  return async (db) => {
    const batch = await findBatch(db, name);
    if (batch === undefined) throw new StartupError(unknownName);
    return batchLines(batch, await checksByDay(db, batch.id, shownDays), await batchHistory(db, name));
  };
}

const changes = {
  recall: { write: recallBatch, done: '已收回：没有查过的码不再是正版，查过的照旧。', already: '已经收回' },
  restore: { write: restoreBatch, done: '已恢复。', already: '没有收回' },
} as const;

function change(name: keyof typeof changes, act: BatchAct): OperatorCommand {
  const { write, done, already } = changes[name];
  return async (db) => {
    const changed = await write(db, act);
    if (changed === 'unknown') throw new StartupError(unknownName);
    if (changed === 'already') throw new StartupError(`批次 ${act.name} ${already}，没有改动。`);
    return done;
  };
}

const unknownName = '没有这个批次。';
