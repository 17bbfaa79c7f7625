import { createInterface } from 'node:readline';

/** Reads one line; no answer is a no. Not in raw mode: Ctrl+C ends the command. */
export async function askYes(
  question: string,
  { input, output }: { input: NodeJS.ReadableStream; output: NodeJS.WritableStream },
): Promise<boolean> {
  output.write(`${question}输入 y 并回车：`);
  const lines = createInterface({ input, terminal: false });
  for await (const line of lines) {
    lines.close();
    return /^(?:y|yes|是)$/i.test(line.trim());
  }
  return false;
}
