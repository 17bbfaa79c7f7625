import type { Figure } from '../bank/question.js';
import type { Block } from '../typeset/blocks.js';
import type { Op } from '../typeset/ops.js';
import { figureSvg } from './svg-page.js';
import type { Raster } from './raster.js';

export interface FileSink {
  write(key: string, bytes: Uint8Array): Promise<void>;
}

/** Adds every character that the laid-out pages contain. */
export function charactersOf(pages: readonly (readonly Op[])[], into: Set<string>): void {
  for (const ops of pages) {
    for (const op of ops) {
      if (op.kind === 'text') for (const character of op.text) into.add(character);
    }
  }
}

/** The figures of a paper as PNG at double size, for Word files. */
export async function picturesOf(blocks: readonly Block[], raster: Raster): Promise<Map<Figure, Uint8Array>> {
  const pictures = new Map<Figure, Uint8Array>();
  for (const block of blocks) {
    const figure =
      block.kind === 'question' ? block.question.figure : block.kind === 'figure' ? block.figure : undefined;
    if (figure) {
      const svg = figureSvg(figure.ops, figure.width, figure.height);
      pictures.set(figure, await raster.png(svg, Math.round(figure.width * 2)));
    }
  }
  return pictures;
}

/** The extension of a key, after its last dot. */
export function extensionOf(key: string): string {
  return key.slice(key.lastIndexOf('.') + 1);
}
