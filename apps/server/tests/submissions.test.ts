import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { enrolmentQueue, workQueue } from '../src/features/activities/application-queues.queries.js';
import { donationQueue } from '../src/features/feedback/donation-queue.queries.js';
import { feedbackQueue } from '../src/features/feedback/feedback-queue.queries.js';
import { deskQueues } from '../src/features/desk/queues.js';
import { useTestDatabase } from './support/databases.js';

const server = join(import.meta.dirname, '..');
const read = (...path: string[]) => readFileSync(join(server, ...path), 'utf8');

/** The commands in which an operator reads what a form has written. */
const commands = [
  { name: 'shops', table: 'shop_applications' },
  ...[feedbackQueue, donationQueue, enrolmentQueue, workQueue].map(({ name, table }) => ({ name, table })),
];

/** What requests write besides. A new table belongs here only if nobody at the publisher has to answer it. */
const notSentIn: Readonly<Record<string, string>> = {
  audit_events: 'security events',
  book_errata: 'what editors found wrong in a book',
  deliveries: 'messages that the server has to send',
  code_batches: 'batches of codes that operators make',
  code_checks: 'where codes were checked',
  counted_today: 'who was counted on a day',
  downloads: 'what a reader has downloaded',
  favourites: 'what a reader keeps',
  figure_counts: 'numbers of the overview',
  genuine_codes: 'codes that operators make',
  known_devices: 'the server tells devices apart',
  login_sessions: 'who is logged in',
  messages: 'what the server tells a reader',
  missed_searches: 'words that found nothing',
  notices: 'what operators tell readers',
  online_shops: 'shops whose certificate the publisher has granted',
  operator_acts: 'what operators did',
  operator_recovery_codes: 'of operators',
  operator_sessions: 'who is at the desk',
  operators: 'made by a command',
  page_reads: 'how often a page was read on a day',
  paper_previews: 'pages that the server has cut',
  uploads: 'the files of what was sent in; each command gives them',
  user_books: 'the books that a reader has checked',
  users: 'accounts',
  verification_codes: 'codes that the server has sent',
};

const database = useTestDatabase('filled');

it('every table that a form of visitors writes has a command', async () => {
  const { rows } = await database.pool.query<{ name: string }>(
    "select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'",
  );
  const sources = ['src/features', 'src/shared'].flatMap((folder) =>
    readdirSync(join(server, folder), { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.ts'))
      .map((path) => read(folder, path)),
  );
  const isWritten = (table: string) => {
    const insert = new RegExp(
      `insertInto\\('${table}'\\)|insert into ${table}\\b|addOfToday\\(db, { table: '${table}'`,
    );
    return sources.some((source) => insert.test(source));
  };
  const written = rows.map(({ name }) => name).filter(isWritten);
  const handled = commands.map(({ table }) => table);
  expect(new Set(written)).toEqual(new Set([...handled, ...Object.keys(notSentIn)]));
});

it('every table that a form of visitors writes has a tray at the desk', () => {
  const trays = deskQueues.map(({ name }) => name);
  expect(commands.map(({ name }) => name).toSorted()).toEqual(trays.toSorted());
});

it.each(commands)('the command $name can be run and is in the manual of operators', ({ name }) => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  expect(scripts[name]).toBe(`node ../../tools/command.mjs ${name}`);
  expect(existsSync(join(server, `src/commands/${name}.ts`))).toBe(true);
  expect(read('..', '..', 'docs/operation.md')).toContain(`npm run ${name} --workspace @inkstone/server -- `);
});
