import { canvas, document, type Canvas } from './pictures/brushes.js';
import { honour, shop, university } from './pictures/buildings.js';
import { activity, article, course, work } from './pictures/desks.js';
import { avatar, certificate, platform, qrCode } from './pictures/documents.js';
import { pileOfPapers, readingRoom, shelfOfVolumes, threeBooks } from './pictures/home-slides.js';
import { banner, culture, history, place } from './pictures/landscapes.js';
import { pavilion } from './pictures/pavilion.js';
import { correctedManuscript, lectureBoard, supportingUnits } from './pictures/special-subject.js';

/** In CSS pixels. */
export const pictureSizes = {
  banner: [1600, 520],
  pavilion: [1366, 420],
  threeBooks: [1600, 560],
  shelfOfVolumes: [1600, 560],
  pileOfPapers: [1600, 560],
  readingRoom: [1600, 560],
  article: [960, 600],
  activity: [960, 600],
  work: [960, 720],
  course: [960, 540],
  university: [960, 600],
  shop: [800, 600],
  certificate: [1200, 850],
  platform: [160, 160],
  culture: [960, 600],
  idea: [1000, 300],
  honour: [800, 600],
  history: [960, 600],
  place: [960, 600],
  avatar: [240, 240],
  qrcode: [300, 300],
  correctedManuscript: [940, 680],
  supportingUnits: [960, 600],
  lectureBoard: [960, 540],
} as const satisfies Record<string, readonly [number, number]>;

export type PictureKind = keyof typeof pictureSizes;

export interface PictureSpec {
  kind: PictureKind;
  /** The accessible name; some kinds also show it. */
  title: string;
  /** Second line of course and honour, scope of a certificate, content of a QR code. */
  subtitle?: string;
  seed: number;
}

export interface Picture {
  key: string;
  spec: PictureSpec;
}

type Draw = (art: Canvas, title: string, subtitle: string) => string;

const drawers: Readonly<Record<PictureKind, Draw>> = {
  banner,
  pavilion,
  threeBooks,
  shelfOfVolumes,
  pileOfPapers,
  readingRoom,
  article,
  activity,
  work,
  course,
  university,
  shop,
  certificate,
  platform,
  culture,
  idea: culture,
  honour,
  history,
  place,
  avatar,
  correctedManuscript,
  supportingUnits,
  lectureBoard,
  qrcode: (art, title, subtitle) => qrCode(art, subtitle === '' ? title : subtitle),
};

/** Equal specs give equal bytes. */
export function drawPicture(spec: PictureSpec): string {
  const [width, height] = pictureSizes[spec.kind];
  const art = canvas(width, height, spec.kind, spec.seed);
  return document(art, spec.title, drawers[spec.kind](art, spec.title, spec.subtitle ?? ''));
}
