import type { Database } from '../../db/database.js';
import { Refusal } from '../../errors/refusal.js';
import type { OperatorRole } from '../../shared/operator-role.js';
import { activeOperators } from './operators.queries.js';

/** @throws Refusal for somebody who could not open what they are given */
export async function checkColleague(db: Database, name: string, role: OperatorRole): Promise<void> {
  const operators = await activeOperators(db);
  if (operators.some((one) => one.name === name && one.roles.includes(role))) return;
  throw Refusal.invalid([{ field: 'to', message: '这个人不能办这一盘' }]);
}
