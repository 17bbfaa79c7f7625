/** `npm run pack:all [-- <folder>]`: builds and packs all packages for other projects, and prints how to install them. */
import { resolve } from 'node:path';
import { exitWith } from '../setup/fail.mjs';
import { NODE_24, ROOT } from '../setup/paths.mjs';
import { runStep } from '../setup/step.mjs';
import { installCommand, pack, publishedPackages } from './pack.js';

await exitWith(async () => {
  const into = resolve(process.argv[2] ?? 'packed');
  const packages = await publishedPackages();
  await runStep({
    label: '构建各个包',
    log: 'pack.log',
    command: NODE_24,
    args: [
      resolve(ROOT, 'node_modules/turbo/bin/turbo'),
      'run',
      'build',
      ...packages.map(({ name }) => `--filter=${name}`),
      '--output-logs=new-only',
    ],
  });
  const tarballs = await pack(
    packages.map(({ name }) => name),
    into,
  );
  // A site does not need the contracts, which are for backend teams.
  const forSites = packages.filter(({ name }) => name !== '@inkstone/contracts');
  const forBackends = packages.filter(({ name }) => name === '@inkstone/contracts');
  process.stdout.write(
    [
      ...tarballs.values(),
      '在网站项目里安装：',
      `  ${installCommand(forSites, tarballs)}`,
      '在后端项目里安装契约：',
      `  ${installCommand(forBackends, tarballs)}`,
      '',
    ].join('\n'),
  );
  return 0;
});
