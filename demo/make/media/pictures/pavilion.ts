import { n, pigment } from '../svg/markup.js';
import type { Canvas } from './brushes.js';

function fading(id: string, colour: string, from: number, to: number): string {
  return `<linearGradient id="${id}" x2="0" y2="1"><stop stop-color="${colour}" stop-opacity="${n(from)}"/><stop offset="1" stop-color="${colour}" stop-opacity="${n(to)}"/></linearGradient>`;
}

/**
 * A landscape of 1366×420 from edge to edge. Its pavilion is whole in the upper quarter, because a sheet of paper lies on
 * the lower half, and its left third is plain, because the page prints its title there.
 */
export function pavilion({ id, width, height }: Canvas): string {
  const hills = (name: string, path: string) => `<path d="${path}" fill="url(#${id}${name})"/>`;
  return (
    `<defs><linearGradient id="${id}s" x2="0" y2="1"><stop stop-color="#F6EEDF"/><stop offset=".62" stop-color="#EEDFC6"/><stop offset="1" stop-color="${pigment.paper}"/></linearGradient>` +
    fading(`${id}a`, '#B98A4A', 0.34, 0) +
    fading(`${id}b`, pigment.ochre, 0.44, 0.02) +
    fading(`${id}c`, '#5B4630', 0.62, 0.04) +
    `</defs><rect width="${n(width)}" height="${n(height)}" fill="url(#${id}s)"/>` +
    `<circle cx="960" cy="72" r="42" fill="#fff" fill-opacity=".92"/>` +
    hills(
      'a',
      'M330 176c70-30 128-58 186-54 50 4 66 36 128 28 74-10 112-78 188-80 66-2 92 56 150 56s96-62 172-68c84-6 148 60 212 72v290H330z',
    ) +
    hills(
      'b',
      'M0 226c96-6 170-34 262-30s142 26 232 14 148-44 234-42 108 34 194 26 132-46 222-44 150 60 222 56v214H0z',
    ) +
    hills('c', 'M700 270c90 0 150-64 240-96s120-64 200-66 140 46 226 66v246H700z') +
    `<g transform="translate(1056 16) scale(.86)"><path d="M-10 34C12 30 30 16 40 0h50c10 16 28 30 50 34l-4 8H-6zM58-12h14v14H58z" fill="${pigment.ink}"/>` +
    `<path d="M14 42h7v58h-7zM46 42h7v58h-7zM78 42h7v58h-7zM110 42h7v58h-7z" fill="#6E2F28"/>` +
    `<path d="M4 98h122v6H4z" fill="${pigment.ink}"/><path d="M-6 106h142v4H-6z" fill="${pigment.ink}" opacity=".5"/></g>` +
    `<path d="M846 62q6-6 10 0q4-6 10-1M874 52q6-6 10 0q4-6 10-1M832 82q4-4 7 0q3-4 7-1" fill="none" stroke="${pigment.ink}" stroke-opacity=".5" stroke-width="1.3"/>`
  );
}
