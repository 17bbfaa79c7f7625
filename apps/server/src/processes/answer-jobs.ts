import type { Answered, Asked } from './own-process.js';

/**
 * In a process of `OwnProcess`: answers its jobs, one after the other. It ignores signals, which reach the whole process
 * group: who started it ends it.
 */
export function answerJobs(perform: (job: never) => Promise<unknown>): void {
  process.on('SIGINT', () => undefined);
  process.on('SIGTERM', () => undefined);
  process.once('disconnect', () => process.exit());
  // The flags of the server unref the channel: this process would end before it gets its job.
  process.channel?.ref();
  let performing: Promise<void> = Promise.resolve();
  process.on('message', ({ number, job }: Asked<never>) => {
    performing = performing.then(async () => {
      process.send?.(await answer(number, job));
    });
  });

  async function answer(number: number, job: never): Promise<Answered<unknown>> {
    try {
      return { number, result: await perform(job) };
    } catch (error) {
      return { number, fault: String(error) };
    }
  }
}
