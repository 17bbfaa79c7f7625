/** `npm run new <kind> <name>`: writes the files that every feature of this kind has, and prints what is left to do. */
import { exitWith } from '../setup/fail.mjs';
import { ROOT } from '../setup/paths.mjs';
import { carryOut } from './files.js';
import { planFor } from './plan.js';

await exitWith(async () => {
  const plan = planFor(ROOT, process.argv.slice(2));
  await carryOut(ROOT, plan);
  const lines = [
    ...Object.keys(plan.create).map((path) => `新建 ${path}`),
    ...Object.keys(plan.change).map((path) => `补充 ${path}`),
    '接下来：',
    ...plan.next.map((step, index) => `  ${String(index + 1)}. ${step}`),
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
  return 0;
});
