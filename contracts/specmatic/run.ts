import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { finished } from 'node:stream/promises';

import type { Bundle } from './by-status.js';
import { readReport, type Scenario } from './report.js';

const JAR = join(dirname(createRequire(import.meta.url).resolve('specmatic/package.json')), 'specmatic.jar');

interface Run {
  /** The description to test. */
  bundle: Bundle;
  /** URL that gets the requests. */
  url: string;
  /** Whether Specmatic also generates requests, valid and invalid ones, besides the examples. */
  generates: boolean;
  /** Folder for the description, the report and the output of Specmatic. */
  folder: string;
}

/** Runs Specmatic. A failed request is a result; a missing report rejects. */
export async function runSpecmatic({ bundle, url, generates, folder }: Run): Promise<Scenario[]> {
  const description = join(folder, 'openapi.json');
  await writeFile(description, JSON.stringify(bundle));
  const log = createWriteStream(join(folder, 'specmatic.log'));
  const child = spawn(
    'java',
    [
      // UTF-8, whatever the encoding of the machine is.
      ...['-Dfile.encoding=UTF-8', '-Dstdout.encoding=UTF-8'],
      ...['-jar', JAR, 'test', description, `--testBaseURL=${url}`, `--junitReportDir=${folder}`],
    ],
    {
      // It writes reports of its own into the working folder.
      cwd: folder,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        PATH: process.env['PATH'],
        SPECMATIC_DISABLE_TELEMETRY: 'true',
        SPECMATIC_GENERATIVE_TESTS: String(generates),
        SPECMATIC_PRETTY_PRINT: 'false',
        // All combinations of a form with twenty optional fields would be a million requests.
        MAX_TEST_REQUEST_COMBINATIONS: '3',
        // Named after the security scheme of the description. The front replaces it by a valid token.
        token: 'a token',
      },
    },
  );
  child.stdout.pipe(log, { end: false });
  child.stderr.pipe(log, { end: false });
  await once(child, 'close');
  log.end();
  await finished(log);
  try {
    return readReport(await readFile(join(folder, 'TEST-junit-jupiter.xml'), 'utf8'));
  } catch (error) {
    const said = await readFile(join(folder, 'specmatic.log'), 'utf8');
    throw new Error(`Specmatic gave no report: ${said.slice(-2000)}`, { cause: error });
  }
}
