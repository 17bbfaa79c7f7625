import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';

/** What decides how text is drawn. */
export interface Environment {
  chromium: string;
  /** Of the Chinese fonts and their versions; 'unknown' where fontconfig is missing. */
  fonts: string;
}

function fontsOfMachine(): string {
  try {
    const list = execFileSync('fc-list', ['--format', '%{fullname} %{fontversion}\n', ':lang=zh'], {
      encoding: 'utf8',
    });
    return createHash('sha256').update(list.split('\n').sort().join('\n')).digest('hex').slice(0, 12);
  } catch {
    return 'unknown';
  }
}

export function environmentOf(chromium: string): Environment {
  return { chromium, fonts: fontsOfMachine() };
}

/** What differs, in words for the operator; none if pictures of both can be compared exactly. */
export function differences(here: Environment, baselines: Environment): string[] {
  return [
    ...(here.chromium === baselines.chromium
      ? []
      : [`Chromium ${here.chromium}，基线用的是 ${baselines.chromium}`]),
    ...(here.fonts === baselines.fonts ? [] : [`中文字体 ${here.fonts}，基线用的是 ${baselines.fonts}`]),
  ];
}
