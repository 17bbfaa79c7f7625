import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { certify, type Result, Unreachable } from './certify.js';
import type { Contract } from './contract.js';
import { type Options, readCommand, UsageError } from './options.js';
import { writeHtml } from './report/html.js';
import { writeJunit } from './report/junit.js';
import { EngineTrouble } from './run-engine.js';
import { hasReference, NO_REFERENCE, serveReference } from './serve-reference.js';
import { EXIT, exitCodeOf } from './summary.js';
import { paintFor, writeOutcome } from './terminal.js';

export const HELP = `用法：inkstone-contracts verify --base-url <网址> [选项]
      inkstone-contracts serve-reference

verify 逐项验证一个服务端是否守约：发出网站真正会发的请求，核对回答里网站用到的一切。
serve-reference 启动参考服务端和它的钩子，好看一次全部通过的验证；只在源代码仓库里可用。

选项
  --base-url <网址>         被验证的服务端，例如 https://api.example.cn
  --states-url <网址>       准备状态的钩子；不给时只验证不需要状态的各项
  --only <标签或操作>       只验证这些，逗号隔开，可以重复，例如 --only accounts,getBook
  --desk                    连出版社自己的案头一起验证；不要求别的后端有它
  --report <文件夹>         写入 report.html 与 junit.xml
  --allow-missing-states    有未运行的项时也算成功
  --allow-side-effects      没有钩子时也验证会发出短信、邮件或留下数据的项
  --max-failures <项数>     失败满这么多项就停下（每 25 项看一次），也只详列这么多项
  --watch                   验证完不退出，按回车再验证一次
  --timeout <秒>            等一个回答的最长时间，默认 10
  -h, --help                这段说明
  -v, --version             契约的版本

退出码
  0  全部通过            1  有失败的项
  2  用法有误，或者连不上服务端、钩子
  3  没有失败，但有未运行的项

状态与钩子的写法见随包的 README.md 与 STATES.md。
`;

/** The outputs of the command. */
export interface Output {
  out: (text: string) => void;
  /** For progress and usage errors, which are not part of the result. */
  err: (text: string) => void;
  colours: boolean;
  /** Whether it is a terminal, where a line can count the progress; a log would fill with such lines. */
  watched: boolean;
  /** The lines that the user enters. */
  lines: () => AsyncIterable<string>;
}

/** Runs the command. Resolves to its exit code. */
export async function run(args: string[], contract: Contract, output: Output): Promise<number> {
  try {
    const command = readCommand(args, contract);
    switch (command.name) {
      case 'help':
        output.out(HELP);
        return EXIT.allPassed;
      case 'version':
        output.out(`${contract.metadata.inkstone.version}\n`);
        return EXIT.allPassed;
      case 'serve-reference':
        if (hasReference()) return await serveReference();
        output.err(NO_REFERENCE);
        return EXIT.wrongUse;
      case 'verify':
        return await (command.options.watch ? watch : verify)(command.options, contract, output);
    }
  } catch (error) {
    return report(error, output);
  }
}

/** Prints an error that the user can mend. Returns the exit code. */
function report(error: unknown, output: Output): number {
  if (error instanceof UsageError) output.err(`${error.message}\n用 --help 查看用法\n`);
  else if (error instanceof Unreachable || error instanceof EngineTrouble) output.err(`${error.message}\n`);
  else throw error;
  return EXIT.wrongUse;
}

/** Verifies again for each line until the input ends. A server that is just being restarted does not end it. */
async function watch(options: Options, contract: Contract, output: Output): Promise<number> {
  const again = async (): Promise<number> => {
    const code = await verify(options, contract, output).catch((error: unknown) => report(error, output));
    output.err('按回车再验证一次，按 Ctrl-C 结束\n');
    return code;
  };
  let code = await again();
  const lines = output.lines()[Symbol.asyncIterator]();
  while ((await lines.next()).done !== true) code = await again();
  return code;
}

async function verify(options: Options, contract: Contract, output: Output): Promise<number> {
  output.err(`正在验证 ${options.baseUrl}\n`);
  const results = await certify(contract, options, (number, total) => {
    if (output.watched)
      output.err(`\r第 ${String(number)} 项，共 ${String(total)} 项${number === total ? '\n' : ''}`);
  });
  output.out(`${writeOutcome(contract, results, paintFor(output.colours), options.maxFailures)}\n`);
  if (options.report !== undefined) {
    const files = await writeReports(options.report, options, contract, results);
    output.out(`报告：${files.join('、')}\n`);
  }
  return exitCodeOf(results, options.allowMissingStates);
}

/** @throws UsageError if the folder is not writable */
async function writeReports(
  folder: string,
  options: Options,
  contract: Contract,
  results: readonly Result[],
): Promise<string[]> {
  const html = join(folder, 'report.html');
  const junit = join(folder, 'junit.xml');
  try {
    await mkdir(folder, { recursive: true });
    await writeFile(html, writeHtml(contract, results, { baseUrl: options.baseUrl, at: new Date() }));
    await writeFile(junit, writeJunit(contract, results));
  } catch (error) {
    throw new UsageError(`报告写不进 ${folder}：${(error as Error).message}`, { cause: error });
  }
  return [html, junit];
}
