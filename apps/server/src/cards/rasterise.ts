import { Resvg } from '@resvg/resvg-js';
import type { Card } from './card.js';
import { cardFont, drawCard } from './draw-card.js';
import type { CardFont } from './font.js';

async function toPng(svg: string, font: CardFont): Promise<Uint8Array> {
  const fontFiles = await font.filesFor(svg);
  const families = { defaultFontFamily: cardFont, serifFamily: cardFont, sansSerifFamily: cardFont };
  return new Resvg(svg, { font: { fontFiles, loadSystemFonts: false, ...families } }).render().asPng();
}

/** A card as PNG. A picture that cannot be read is left out. */
export async function rasterise(card: Card, font: CardFont): Promise<Uint8Array> {
  try {
    return await toPng(drawCard(card), font);
  } catch (error) {
    if (card.cover === undefined) throw error;
    return toPng(drawCard({ ...card, cover: undefined }), font);
  }
}
