import type { Database } from '../db/database.js';
import {
  type Decision,
  decideOnWork,
  newestWorks,
  type WorkLine,
} from '../features/activities/works.queries.js';
import { toDateText } from '../shared/wire.js';
import { StartupError } from '../errors/startup-error.js';
import type { OperatorCommand } from './operator-command.js';
import { toPlain } from './plain.js';

const most = 50;

const usage = '用法：npm run works -w @inkstone/server -- list | approve <编号> | reject <编号>';

const statusNames: Readonly<Record<WorkLine['status'], string>> = {
  0: '待审核',
  1: '已通过',
  '-1': '未通过',
};

/** @throws StartupError with the usage for an unknown command */
export function worksCommand(argv: readonly string[]): OperatorCommand {
  const [name, id, ...others] = argv;
  if (others.length === 0) {
    if (name === 'list' && id === undefined) return list;
    if (name === 'approve' && isId(id)) return decide(Number(id), 1);
    if (name === 'reject' && isId(id)) return decide(Number(id), -1);
  }
  throw new StartupError(usage);
}

function isId(text: string | undefined): boolean {
  return text !== undefined && /^[1-9]\d{0,8}$/.test(text);
}

async function list(db: Database): Promise<string> {
  const works = await newestWorks(db, most);
  return works.length === 0 ? '还没有投稿。' : works.map(toLine).join('\n');
}

function toLine({ id, status, updated_at, title, name, school, file_keys }: WorkLine): string {
  const sent = [`《${title}》`, name, school, ...file_keys].map(toPlain);
  return [String(id), statusNames[status], toDateText(updated_at), ...sent].join('  ');
}

function decide(id: number, decision: Decision): OperatorCommand {
  return async (db) => {
    if (!(await decideOnWork(db, id, decision))) throw new StartupError('没有这个编号的投稿。');
    return `已改为：${statusNames[decision]}`;
  };
}
