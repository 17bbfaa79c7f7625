import { readdirSync, readFileSync } from 'node:fs';

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    // The process has ended since it was listed.
    return '';
  }
}

/** A process and all that it has started, by their ids. */
function family(root: number): number[] {
  const parents = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    // The name of the program, in parentheses, may contain spaces.
    .map((id) => ({ id: Number(id), parent: Number(/\) \S (\d+)/.exec(read(`/proc/${id}/stat`))?.[1]) }));
  const members = [root];
  for (const member of members)
    members.push(...parents.filter(({ parent }) => parent === member).map(({ id }) => id));
  return members;
}

/** Memory of a process and its descendants in MB; shared pages count once (PSS). */
function heldBy(root: number): number {
  const kilobytes = family(root).map((id) => {
    const pss = /^Pss:\s+(\d+) kB/m.exec(read(`/proc/${String(id)}/smaps_rollup`))?.[1];
    return Number(pss ?? 0);
  });
  return kilobytes.reduce((sum, size) => sum + size, 0) / 1024;
}

export function watchMemory(root: number): { peak: () => number; stop: () => void } {
  let most = 0;
  const look = () => {
    most = Math.max(most, heldBy(root));
  };
  const timer = setInterval(look, 500);
  return {
    peak: () => {
      look();
      return most;
    },
    stop: () => {
      clearInterval(timer);
    },
  };
}
