import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Plan, template } from './files.js';
import { camel, expectShape, snake } from './names.js';

const usage = 'npm run new migration addPaperTags';
const folder = 'apps/server/src/db/migrations';

export function planMigration(root: string, [given]: string[]): Plan {
  const name = expectShape(given, camel, '迁移名以小写字母开头，只含英文字母和数字', usage);
  const numbers = readdirSync(join(root, folder)).map((file) => Number.parseInt(file, 10) || 0);
  const number = String(Math.max(0, ...numbers) + 1).padStart(4, '0');
  return {
    create: { [`${folder}/${number}_${snake(name)}.sql`]: template('migration/migration.sql', {}) },
    change: {},
    next: ['写好 SQL，然后 npm run generate（由迁移重新生成数据库类型）', 'npm test -- --only drift,server'],
  };
}
