/**
 * The process that draws cards, started by `card-maker.ts`, one after the other. It ignores signals, which reach the
 * whole process group: the server ends it.
 */
import type { Answered, Asked } from '../processes/own-process.js';
import type { Card } from './card.js';
import { CardFont } from './font.js';
import { rasterise } from './rasterise.js';

process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => undefined);
process.once('disconnect', () => process.exit());
// The flags of the server unref the channel: this process would end before it gets its job.
process.channel?.ref();
const font = new CardFont();
let drawing: Promise<void> = Promise.resolve();
process.on('message', ({ number, job }: Asked<Card>) => {
  drawing = drawing.then(async () => {
    process.send?.(await draw(number, job));
  });
});

async function draw(number: number, card: Card): Promise<Answered<Uint8Array>> {
  try {
    return { number, result: await rasterise(card, font) };
  } catch (error) {
    return { number, fault: String(error) };
  }
}
