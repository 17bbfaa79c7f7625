export interface PassageLine {
  kind: 'title' | 'verse' | 'source' | 'paragraph';
  text: string;
}

export interface PrintedQuestion {
  kind: 'question';
  number: number;
  /** Printed before the question if the marks in its section differ. */
  score: number | null;
  stem: readonly string[];
  passage: readonly PassageLine[];
  table: readonly (readonly string[])[];
  figure: string | null;
  choices: readonly string[];
  /** Columns in which the choices stand. */
  columns: 1 | 2 | 4;
  parts: readonly string[];
  /** In points. */
  space: number;
}

export interface PrintedPassage {
  kind: 'passage';
  lead: string;
  text: readonly PassageLine[];
  table: readonly (readonly string[])[];
}

export interface PrintedSection {
  title: string;
  note: string;
  items: readonly (PrintedQuestion | PrintedPassage)[];
}

export interface PrintedAnswer {
  number: number;
  answer: readonly string[];
  why: readonly string[];
}

export interface AnswerSection {
  title: string;
  items: readonly PrintedAnswer[];
}

export interface Head {
  title: readonly string[];
  stage: string;
  subject: string;
  kind: string;
  lang: 'zh' | 'en';
  minutes: number;
  score: number;
  /** With a 密封线 instead of the line for the name. */
  sealed: boolean;
  /** For a child of the first two years. */
  young: boolean;
  notes: readonly string[];
  footer: string;
}

export interface PaperDocument extends Head {
  sections: readonly PrintedSection[];
  answers: readonly AnswerSection[];
}

export function paragraphsOf(source: string | undefined): readonly string[] {
  if (source === undefined || source === '') return [];
  return source.split('\n').map((line) => line.replace(/^\u3000+/u, ''));
}

/** `##` centres a line, the first one as the title; `>>` puts the source at the right. */
export function passageOf(source: string | undefined): readonly PassageLine[] {
  const all = paragraphsOf(source);
  const title = all.findIndex((line) => line.startsWith('##'));
  return all.map((line, at) => {
    if (at === title) return { kind: 'title', text: line.slice(2) };
    if (line.startsWith('##')) return { kind: 'verse', text: line.slice(2) };
    if (line.startsWith('>>')) return { kind: 'source', text: line.slice(2) };
    return { kind: 'paragraph', text: line };
  });
}

/** Rough width of a text in em: markup does not count, Latin letters are half as wide. */
function widthOf(source: string): number {
  const shown = source.replaceAll(
    /frac\(([^,]*),[^)]*\)|#\w+(?:\(\d+\))?|["$[\\\]]|sqrt|upright|bold/g,
    '$1',
  );
  return Array.from(shown).reduce((sum, sign) => sum + (sign > '\u2e80' ? 1 : 0.52), 0);
}

/** Four, two or one in a line, as their lengths allow; a line has about 40 em. */
export function columnsFor(choices: readonly string[]): 1 | 2 | 4 {
  const widest = Math.max(0, ...choices.map((choice) => widthOf(choice)));
  if (choices.length === 4 && widest <= 6.8) return 4;
  return widest <= 16 ? 2 : 1;
}
