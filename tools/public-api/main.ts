/** Writes the public types of the built packages, for reviews. With --check it fails if a committed file differs. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../setup/paths.mjs';
import { reportOf } from './report.js';

for (const name of ['api', 'forms', 'ui']) {
  const path = `packages/${name}/${name}.api.md`;
  const file = join(ROOT, path);
  const report = reportOf(join(ROOT, 'packages', name), `@inkstone/${name}`);
  if (!process.argv.includes('--check')) {
    writeFileSync(file, report);
  } else if (!existsSync(file) || readFileSync(file, 'utf8') !== report) {
    process.stderr.write(
      `${path} 与构建出的类型不一致。若是有意的改动，请运行 npm run generate:public-api 并提交\n`,
    );
    process.exitCode = 1;
  }
}
