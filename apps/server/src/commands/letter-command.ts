import { StartupError } from '../errors/startup-error.js';
import { InvalidInput } from '../errors/invalid-input.js';
import type { Database } from '../db/database.js';
import { allErrata, removeErratum, setPrinted } from '../features/books/errata.queries.js';
import {
  type Answer,
  type AnswerChannel,
  answerLetter,
  channels,
  type Verdict,
  verdicts,
  waysTo,
} from '../features/feedback/answers.queries.js';
import { feedbackQueue } from '../features/feedback/feedback-queue.queries.js';
import { findLetter, type Letter, suggestedErratum } from '../features/feedback/letters.queries.js';
import { nameOfStatus } from '../features/queues/queue.js';
import { toDateText } from '../shared/wire.js';
import type { OperatorCommand } from './operator-command.js';
import { operatorName } from './operator-name.js';
import { toPlain } from './plain.js';
import { queueCommand, queueUsage } from './queue/queue-command.js';
import { type Arguments, readArguments } from './read-arguments.js';

const mostListed = 50;

const usage = queueUsage(feedbackQueue, [
  'answer <编号> --text <答复> [--by mail,sms,notice] [--verdict error|none|known] [--erratum <勘误编号>] ' +
    '[--wrong <误> --right <正> [--book <图书编号>] [--page <页>] [--place <位置>] [--printing <印次>]] [--as <姓名>]',
  'errata',
  'printed <勘误编号> --printing <印次> [--as <姓名>]',
  'remove <勘误编号> [--as <姓名>]',
]);

const ofErratum = ['wrong', 'right', 'book', 'page', 'place', 'printing'] as const;
const ofAnswer = ['text', 'by', 'verdict', 'erratum', ...ofErratum, 'as'] as const;
type Option = (typeof ofAnswer)[number];
type Given = Arguments<Option>['options'];

const others = queueCommand(feedbackQueue, usage);

/** The command of letters: what every queue has, and answers and errata. @throws StartupError with the usage */
export function letterCommand(argv: readonly string[]): OperatorCommand {
  const [first = ''] = argv;
  if (!['answer', 'errata', 'printed', 'remove'].includes(first)) return others(argv);
  const { name, item, options, has } = readArguments(argv, ofAnswer, usage);
  if (name === 'errata' && has('no item', [])) return listErrata;
  const id = whole(item);
  const operator = operatorName(options.as ?? '');
  if (name === 'remove' && has('item', [], ['as'])) {
    return async (db) => told(await removeErratum(db, id, operator), '已从勘误中去掉。');
  }
  if (name === 'printed' && has('item', ['printing'], ['as'])) {
    const printing = whole(options.printing);
    return async (db) =>
      told(await setPrinted(db, id, { printing, operator }), `第 ${String(printing)} 次印刷已改正。`);
  }
  if (name === 'answer' && has('item', ['text'], ofAnswer)) {
    return (db) => answer(db, id, options, operator);
  }
  throw new StartupError(usage);
}

function told(done: boolean, text: string): string {
  if (!done) throw new StartupError('没有这条勘误。');
  return text;
}

function whole(text = ''): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new StartupError(usage);
  return Number(text);
}

async function listErrata(db: Database): Promise<string> {
  const errata = await allErrata(db, mostListed);
  if (errata.length === 0) return '还没有勘误。';
  return errata
    .map((erratum) =>
      [
        String(erratum.id),
        erratum.is_printed
          ? `第 ${String(erratum.printing)} 次印刷已改正`
          : `待第 ${String(erratum.printing)} 次印刷`,
        erratum.title,
        erratum.page_number,
        erratum.place,
        `${erratum.wrong_text} → ${erratum.right_text}`,
      ]
        .map(toPlain)
        .filter((text) => text !== '')
        .join('  '),
    )
    .join('\n');
}

async function answer(db: Database, id: number, options: Given, operator: string): Promise<string> {
  const letter = await findLetter(db, id);
  if (letter === undefined) throw new StartupError('没有这个编号。');
  const outcome = await answerLetter(db, id, await toAnswer(db, letter, options), operator).catch(
    (error: unknown) => {
      throw error instanceof InvalidInput ? new StartupError(`${error.message}。`) : error;
    },
  );
  if (outcome.answered) {
    const { letters, erratum } = outcome;
    const together = letters.length > 1 ? `，同一处的 ${String(letters.length - 1)} 封一并答复` : '';
    return `已答复${together}${erratum === undefined ? '' : `，勘误 ${String(erratum)}`}。`;
  }
  if (outcome.reason === 'unknown') throw new StartupError('没有这个编号。');
  const { status, approver, handled_at } = outcome.letter;
  const who = handled_at === null ? '' : `（${toPlain(approver)}，${toDateText(handled_at)}）`;
  throw new StartupError(
    `编号 ${String(id)} 已经是“${nameOfStatus(feedbackQueue, status)}”${who}，没有改动。`,
  );
}

async function toAnswer(db: Database, letter: Letter, options: Given): Promise<Answer> {
  const verdict = options.verdict === undefined ? undefined : verdictOf(options.verdict);
  return {
    text: options.text ?? '',
    by:
      options.by === undefined
        ? waysTo(letter).filter((way) => way !== 'sms')
        : options.by.split(',').map(wayOf),
    verdict,
    erratum: options.erratum === undefined ? await newErratum(db, letter, options) : whole(options.erratum),
  };
}

async function newErratum(db: Database, letter: Letter, options: Given) {
  const { wrong, right = '', book, page, place, printing } = options;
  if (wrong === undefined || wrong === '') {
    if (ofErratum.some((option) => options[option] !== undefined)) throw new StartupError(usage);
    return undefined;
  }
  const suggested = await suggestedErratum(db, letter);
  const bookId = book === undefined ? suggested.book?.id : whole(book);
  if (bookId === undefined) throw new StartupError('网站上没有信里说的这本书，请以 --book 写明图书的编号。');
  return {
    bookId,
    pageNumber: page ?? suggested.pageNumber,
    place: place ?? suggested.place,
    wrongText: wrong,
    rightText: right,
    printing: printing === undefined ? suggested.printing : whole(printing),
  };
}

function verdictOf(text: string): Verdict {
  if (!Object.hasOwn(verdicts, text)) throw new StartupError(usage);
  return verdicts[text as keyof typeof verdicts];
}

function wayOf(text: string): AnswerChannel {
  const way = channels.find((channel) => channel === text.trim());
  if (way === undefined) throw new StartupError(usage);
  return way;
}
