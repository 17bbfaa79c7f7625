/**
 * `npm run visual [-- --accept] [--only books,papers]`: photographs chosen stories and compares them with the baselines.
 * Exits 1 when a picture differs. `--accept` takes the new pictures as baselines.
 */
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { chromiumLaunch } from '../setup/chromium.mjs';
import { ensureNeeds } from '../setup/needs.mjs';
import {
  baselineNames,
  baselineSize,
  readBaseline,
  readEnvironment,
  removeBaseline,
  writeBaseline,
  writeEnvironment,
} from './baselines.js';
import { photograph } from './capture.js';
import { chooseShots, MOST_BYTES, MOST_PICTURES } from './chosen.js';
import { compare, encode, OTHER_MACHINE, SAME_MACHINE } from './compare.js';
import { differences, environmentOf } from './environment.js';
import { opensAtItsAddress } from './front-page.js';
import { writeReport, type Finding } from './report.js';
import { serveStorybook } from './storybook.js';

const { values } = parseArgs({
  options: { accept: { type: 'boolean', default: false }, only: { type: 'string', default: '' } },
});
const { accept } = values;
/** Parts of names; all pictures where there is none. */
const only = values.only === '' ? [] : values.only.split(',');

await ensureNeeds(['browser']);
const storybook = await serveStorybook();
const browser = await chromium.launch(chromiumLaunch());
const here = environmentOf(browser.version());
const recorded = await readEnvironment();
const other = recorded === undefined ? [] : differences(here, recorded);
const tolerance = other.length === 0 ? SAME_MACHINE : OTHER_MACHINE;
if (other.length > 0) {
  console.log(`这台机器不能逐点比较：${other.join('；')}。`);
  console.log(
    `因此允许每张图有 ${String(OTHER_MACHINE * 100)}% 的点不同，而不是 ${String(SAME_MACHINE * 100)}%。`,
  );
}

const shots = chooseShots(storybook.stories).filter(
  ({ name }) => only.length === 0 || only.some((part) => name.includes(part)),
);
const findings: Finding[] = [];
let same = 0;
let written = 0;
const opens = await opensAtItsAddress(browser, storybook.address);
try {
  await photograph(browser, storybook.address, shots, async ({ name }, screenshot) => {
    const before = await readBaseline(name);
    const { share, difference } = before === undefined ? { share: 1 } : await compare(before, screenshot);
    if (before !== undefined && share <= tolerance && (!accept || other.length === 0)) {
      same += 1;
      return;
    }
    const after = await encode(screenshot);
    if (accept) {
      await writeBaseline(name, after);
      written += 1;
      return;
    }
    const reason =
      before === undefined
        ? '还没有基线'
        : share === 1
          ? '大小不同'
          : `${(share * 100).toFixed(3)}% 的点不同`;
    findings.push({ name, reason, before, after, difference });
  });
} finally {
  await browser.close();
  await storybook.close();
}

const chosen = new Set(shots.map(({ name }) => name));
for (const name of only.length === 0 ? baselineNames().filter((name) => !chosen.has(name)) : []) {
  if (accept) await removeBaseline(name);
  else findings.push({ name, reason: '已没有这个故事', before: await readBaseline(name) });
}
if (accept && only.length === 0) await writeEnvironment(here);

const bytes = await baselineSize();
const tooMuch = baselineNames().length > MOST_PICTURES || bytes > MOST_BYTES;
console.log(
  `${String(shots.length)} 张：${String(same)} 张相同，${String(findings.length)} 张不同${accept ? `，${String(written)} 张已存为基线` : ''}；基线共 ${(bytes / 1e6).toFixed(1)} MB。`,
);
if (tooMuch) console.log(`基线超出上限：${String(MOST_PICTURES)} 张、${String(MOST_BYTES / 1e6)} MB。`);
if (shots.length === 0) console.log('一张图也没有比较。');
if (!opens) console.log('组件手册打不开：不带页名的地址没有显示任何一页。');
if (findings.length > 0) {
  for (const { name, reason } of findings) console.log(`✗ ${name}  ${reason}`);
  console.log(`前后对照：${await writeReport(findings)}`);
  console.log('变化是有意的，就运行 npm run visual -- --accept，看过 git diff 后提交。');
}
if (findings.length > 0 || tooMuch || shots.length === 0 || !opens) process.exitCode = 1;
