/**
 * The URL of a picture may end in `?size=1800x2520&color=7a5b3c`. Its server then sends the picture in the width `&w=360`,
 * too, and the colour fills most of it. Other URLs have one picture.
 */
const MARKS = /\?size=(\d+)x(\d+)(?:&color=([\da-f]{6}))?$/;

/** The widths that are asked for, in px. Only a picture that lies is shown wider than 1080. */
const STEPS = [240, 360, 480, 720, 1080, 1600];

/** @param sizes how wide the picture is shown, as HTML writes it */
export function widthsOf(src: string, sizes: string): { srcSet?: string; sizes?: string } {
  const [, width = 0, height = 0] = (MARKS.exec(src) ?? []).map(Number);
  const steps = STEPS.filter((step, at) => (STEPS[at - 1] ?? 0) < width && (step <= 1080 || width > height));
  // The last one is as wide as the picture; who takes it for wider fetches the same.
  return width > 0
    ? { srcSet: steps.map((step) => `${src}&w=${String(step)} ${String(step)}w`).join(), sizes }
    : {};
}

/** Under a transparent picture, which was made for paper: dark lines would vanish in the night theme. */
export const PAPER = '#fff';

/** Shown in the place of the picture until it has come. Only a transparent picture has a size and no colour. */
export function colorOf(src: string): string | undefined {
  const [marks, , , color] = MARKS.exec(src) ?? [];
  if (marks === undefined) return undefined;
  return color === undefined ? PAPER : `#${color}`;
}
