import { StartupError } from '../errors/startup-error.js';
import { labelOf, type PaperName, paperNames, type RefusedPapers } from '../features/shops/papers.js';

/** 营业执照=照片不清晰, by the name of the paper as the form writes it, with or without blanks. */
export function readRefusedPapers(given: readonly string[]): RefusedPapers {
  return Object.fromEntries(given.map(readOne));
}

function readOne(text: string): [PaperName, string] {
  const [name = '', ...rest] = text.split('=');
  const paper = paperNames.find((one) => plain(labelOf(one)) === plain(name));
  const reason = rest.join('=').trim();
  if (paper === undefined || reason === '') {
    const names = paperNames.map(labelOf).join('、');
    throw new StartupError(`--paper 写作 营业执照=照片不清晰。证件有：${names}。`);
  }
  return [paper, reason];
}

function plain(name: string): string {
  return name.replaceAll(/\s/g, '');
}
