#!/usr/bin/env node
import { createInterface } from 'node:readline';

import { run } from './command.js';
import { readContract } from './contract.js';

process.exitCode = await run(process.argv.slice(2), readContract(), {
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
  colours: process.stdout.isTTY && process.env['NO_COLOR'] === undefined,
  watched: process.stderr.isTTY,
  lines: () => createInterface({ input: process.stdin }),
});
