import { SetupError } from '../setup/fail.mjs';
import { planComponent } from './component.js';
import type { Plan } from './files.js';
import { planForm } from './form.js';
import { planMigration } from './migration.js';
import { planOperation } from './operation.js';
import { planColumn, planScreen } from './screen.js';

const kinds: Record<string, (root: string, args: string[]) => Plan> = {
  component: planComponent,
  screen: planScreen,
  column: planColumn,
  operation: planOperation,
  form: planForm,
  migration: planMigration,
};

/** @throws SetupError with one Chinese line when the arguments do not fit */
export function planFor(root: string, [kind = '', ...rest]: string[]): Plan {
  const plan = Object.hasOwn(kinds, kind) ? kinds[kind] : undefined;
  if (plan === undefined) {
    const problem = kind === '' ? '' : `没有“${kind}”这一种。`;
    throw new SetupError(`${problem}用法：npm run new <${Object.keys(kinds).join('|')}> <名称>`);
  }
  return plan(root, rest);
}
