/**
 * The process that decodes and writes pictures, started by `picture-maker.ts`. It ignores signals, which reach the whole
 * process group: who started it ends it. It imports types only, so that Node runs the source as it is.
 */
import sharp, { type Metadata, type Sharp, type SharpOptions } from 'sharp';
import type { Answered, Asked } from '../processes/own-process.js';
import type { Cleaned, Derived, Looked, PictureJob, PictureResult } from './picture.js';

/** A page of A3 at 600 dpi has 70 million. Of more, the header alone is read. */
const mostPixels = 100_000_000;
/** Px of the longer side; enough for a printed page on a large screen. */
const longestSide = 2560;
/** Jobs at a time. Each holds one decoded picture. */
const parallel = 2;
/** Px of each side of the picture in which the colours are counted. */
const colorSide = 32;

process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => undefined);
process.once('disconnect', () => process.exit());
// Each job uses one core, and a picture is never wanted twice.
sharp.concurrency(1);
sharp.cache(false);

const queue: Asked<PictureJob>[] = [];
let running = 0;
process.on('message', (asked: Asked<PictureJob>) => {
  queue.push(asked);
  void runNext();
});

async function runNext(): Promise<void> {
  if (running >= parallel) return;
  const asked = queue.shift();
  if (asked === undefined) return;
  running += 1;
  process.send?.(await answer(asked));
  running -= 1;
  void runNext();
}

async function answer({ number, job }: Asked<PictureJob>): Promise<Answered<PictureResult>> {
  try {
    return { number, result: await perform(job) };
  } catch (error) {
    return { number, fault: String(error) };
  }
}

function perform(job: PictureJob): Promise<PictureResult> {
  if (job.task === 'look') return look(job.path);
  return job.task === 'derive' ? derive(job) : clean(job.bytes);
}

/** `error` also stands for a file that ends too early; harmless faults of a writer are no reason to refuse. */
const reading: SharpOptions = { failOn: 'error', limitInputPixels: mostPixels, sequentialRead: true };

/** Upright, in the colours of screens: profiles, also those of printers, are applied and not kept. */
function open(source: string | Uint8Array): Sharp {
  return sharp(source, reading).autoOrient().toColourspace('srgb');
}

async function headOf(source: string | Uint8Array): Promise<Metadata | 'broken' | 'huge'> {
  try {
    const head = await sharp(source, { limitInputPixels: false }).metadata();
    return head.width * head.height > mostPixels ? 'huge' : head;
  } catch {
    return 'broken';
  }
}

async function look(path: string): Promise<Looked> {
  const head = await headOf(path);
  if (typeof head === 'string') return { unusable: head };
  try {
    const small = await open(path)
      .ensureAlpha()
      .resize(colorSide, colorSide, { fit: 'fill' })
      .raw({ depth: 'uchar' })
      .toBuffer();
    const isTransparent = head.hasAlpha && small.some((value, index) => index % 4 === 3 && value < 255);
    const { width, height } = head.autoOrient;
    const color = isTransparent ? '' : dominantOf(small);
    return { width, height, color, isTransparent, isMoving: (head.pages ?? 1) > 1 };
  } catch {
    return { unusable: 'broken' };
  }
}

/** The mean of the most frequent among 512 colours. */
function dominantOf(rgba: Uint8Array): string {
  const colors = new Map<number, [count: number, red: number, green: number, blue: number]>();
  for (let at = 0; at < rgba.length; at += 4) {
    const [red = 0, green = 0, blue = 0] = rgba.subarray(at, at + 3);
    const name = ((red >> 5) << 6) | ((green >> 5) << 3) | (blue >> 5);
    const [count, ...sums] = colors.get(name) ?? [0, 0, 0, 0];
    colors.set(name, [count + 1, sums[0] + red, sums[1] + green, sums[2] + blue]);
  }
  const [count, ...sums] = [...colors.values()].reduce((most, one) => (one[0] > most[0] ? one : most));
  return sums
    .map((sum) =>
      Math.round(sum / count)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('');
}

async function derive({ path, isTransparent, ladder }: PictureJob & { task: 'derive' }): Promise<Derived> {
  const photographed = (await sharp(path, reading).metadata()).format === 'jpeg';
  const bounded = open(path).resize({
    ...{ width: longestSide, height: longestSide, fit: 'inside' },
    withoutEnlargement: true,
  });
  const { data, info } = await (isTransparent ? bounded.ensureAlpha() : bounded.removeAlpha())
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const picture = () => sharp(data, { raw: { width, height, channels } });
  // Drawn pictures have sharp edges between colours, which thinned out colours would blur.
  const whole = isTransparent
    ? picture().png()
    : picture().jpeg({ quality: 82, chromaSubsampling: photographed ? '4:2:0' : '4:4:4' });
  const steps = [];
  for (const step of ladder) {
    const bytes = await picture()
      .resize({ width: step, withoutEnlargement: true })
      // More effort takes twice the time for 1 or 2 % of the bytes.
      .webp({ quality: 75, effort: 2, smartSubsample: !photographed })
      .toBuffer();
    steps.push({ step, bytes });
  }
  return { whole: await whole.toBuffer(), steps };
}

async function clean(bytes: Uint8Array): Promise<Cleaned> {
  const head = await headOf(bytes);
  if (typeof head === 'string') return { unusable: head };
  if ((head.pages ?? 1) > 1 || isMovingPng(bytes)) return { unusable: 'moving' };
  try {
    const picture = open(bytes);
    const written =
      head.format === 'jpeg'
        ? picture.jpeg({ quality: 90 })
        : head.format === 'png'
          ? picture.png()
          : picture.gif();
    return { bytes: await written.toBuffer() };
  } catch {
    return { unusable: 'broken' };
  }
}

/** Its frames are announced before the picture; the decoder sees the first one only. */
function isMovingPng(bytes: Uint8Array): boolean {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const [frames, picture] = [file.indexOf('acTL'), file.indexOf('IDAT')];
  return file.indexOf('PNG') === 1 && frames !== -1 && frames < picture;
}
