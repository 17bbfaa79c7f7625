/** One line for each step, with a bar for long ones. */
export interface Terminal {
  step: (text: string) => void;
  progress: (text: string, done: number, total: number) => void;
}

const barLength = 20;

function barOf(done: number, total: number): string {
  const share = total === 0 ? 1 : done / total;
  const full = Math.floor(share * barLength);
  return `${'█'.repeat(full)}${'░'.repeat(barLength - full)} ${String(Math.floor(share * 100))}%`;
}

/** @param stream a terminal shows a bar, other streams finished steps only */
export function createTerminal(stream: NodeJS.WriteStream): Terminal {
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
      stream.write(`\r  ${text} ${barOf(done, total)}`);
      if (done >= total) endCount();
    },
  };
}
