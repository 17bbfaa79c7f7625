import { Refusal, refusalCodes } from '../../errors/refusal.js';
import { atDesk, type Operations } from '../../shared/operation.js';
import type { Services } from '../../shared/services.js';
import { toSeconds } from '../../shared/wire.js';
import { makeBatch, recallBatch, restoreBatch } from '../genuine/batch-acts.queries.js';
import {
  type Batch,
  batchEventNames,
  batchHistory,
  checksByDay,
  codesQueue,
  findBatch,
  listBatches,
} from '../genuine/batches.queries.js';
import { codesHeader, codesLines } from '../genuine/codes-csv.js';
import { findSuspicious, suspiciousCodes } from '../genuine/suspicious-codes.queries.js';
import { isRepeatedAct } from '../queues/acts.queries.js';

const shownDays = 30;

const changes = {
  recall: { write: recallBatch, done: '已收回', already: '这一批已经收回' },
  restore: { write: restoreBatch, done: '已恢复', already: '这一批没有收回' },
} as const;

export function deskCodeOperations({ db }: Services) {
  return {
    async getDeskBatches() {
      const suspicious = await findSuspicious(db, shownDays);
      const list = (await listBatches(db)).map((batch) =>
        toBatch(batch, suspicious.filter((code) => code.batch === batch.name).length),
      );
      return { data: { list } };
    },

    async getDeskBatch({ body: { name } }) {
      const batch = await findBatch(db, name);
      if (batch === undefined) throw noSuchBatch();
      const history = (await batchHistory(db, name)).map(({ at, operator, act, reason }) => ({
        time: toSeconds(at),
        text: `${operator}${batchEventNames[act]}`,
        reason,
      }));
      return { data: { days: await checksByDay(db, batch.id, shownDays), history } };
    },

    /** The answer is the only copy of the codes, so that it holds no more than one batch. */
    async makeDeskBatch({ body: { book_id, amount, printer = '' }, operator }) {
      const lines = [codesHeader];
      let made = 0;
      const batch = { bookId: book_id, amount, printer: printer.trim(), operator: atDesk(operator).name };
      const name = await makeBatch(db, batch, async (codes) => {
        lines.push(codesLines(codes, made));
        made += codes.length;
        return Promise.resolve();
      });
      if (name === undefined) throw Refusal.noSuchItem('没有这种图书');
      return { data: { name, csv: lines.join('') }, msg: `批次 ${name} 已做好` };
    },

    async changeDeskBatch({ body: { name, change, reason }, operator }) {
      const { write, done, already } = changes[change];
      const act = { name, reason: reason.trim(), operator: atDesk(operator).name };
      const changed = await write(db, act);
      if (changed === 'unknown') throw noSuchBatch();
      const asked = { ...act, queue: codesQueue, item: name, act: change };
      if (changed === 'already' && !(await isRepeatedAct(db, asked)))
        throw new Refusal(refusalCodes.conflict, already);
      return { data: null, msg: done };
    },

    async listDeskSuspicious({ body }) {
      return { data: await suspiciousCodes(db, body.days) };
    },
  } satisfies Partial<Operations>;
}

function noSuchBatch(): Refusal {
  return Refusal.noSuchItem('没有这个批次');
}

function toBatch(batch: Batch, suspicious: number) {
  const { name, book, amount, printer, checked, again } = batch;
  return {
    ...{ name, book, amount, printer, checked, again, suspicious },
    made_by: batch.madeBy,
    make_time: secondsOf(batch.madeAt),
    first_time: secondsOf(batch.firstAt),
    last_day: batch.lastDay ?? '',
    recall_time: secondsOf(batch.recalledAt),
    recall_reason: batch.recalledReason,
  };
}

function secondsOf(time: Date | null): number | null {
  return time === null ? null : toSeconds(time);
}
