import { afterLoadAndIdle } from '@inkstone/ui/idle';

/** How long after loading the first visit still fetches data and pictures on a slow network, in ms. */
const SETTLING_MS = 3000;

/** Calls back when the first page has had all it needs. */
export function whenQuiet(run: () => void): void {
  afterLoadAndIdle(() => {
    setTimeout(() => afterLoadAndIdle(run), SETTLING_MS);
  });
}
