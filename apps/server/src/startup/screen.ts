/** Progress for the operator: one line for each step, with a counter for long ones. */
export interface Screen {
  step: (text: string) => void;
  progress: (text: string, done: number, total: number) => void;
}

/** @param stream usually stdout; a terminal shows the counter, other streams get finished steps only */
export function createScreen(stream: NodeJS.WriteStream): Screen {
  let counting = '';
  const endCount = (): void => {
    if (counting !== '') stream.write('\n');
    counting = '';
  };
  return {
    step(text) {
      endCount();
      stream.write(`${text}\n`);
    },
    progress(text, done, total) {
      if (!stream.isTTY) {
        if (done >= total) stream.write(`  ${text} ${String(total)}/${String(total)}\n`);
        return;
      }
      if (counting !== '' && counting !== text) endCount();
      counting = text;
      stream.write(`\r  ${text} ${String(done)}/${String(total)}`);
      if (done >= total) endCount();
    },
  };
}
