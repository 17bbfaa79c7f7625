import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import type { StageKey, SubjectName } from '../../lookups/school.js';
import { assetsFolder } from '../../places.js';
import { type Bank, bankFile } from './question.js';

export const subjectFiles: Readonly<Record<SubjectName, string>> = {
  语文: 'chinese',
  数学: 'math',
  英语: 'english',
  物理: 'physics',
  化学: 'chemistry',
  生物: 'biology',
  政治: 'politics',
  历史: 'history',
  地理: 'geography',
  道德与法治: 'ethics',
  科学: 'science',
};

const banks = new Map<string, Bank>();

export function bankOf(stage: StageKey, subject: SubjectName): Bank {
  const name = `${stage}-${subjectFiles[subject]}.yaml`;
  let bank = banks.get(name);
  if (!bank) {
    const read = bankFile.safeParse(parse(readFileSync(new URL(`questions/${name}`, assetsFolder), 'utf8')));
    if (!read.success) throw new Error(`${name}: ${z.prettifyError(read.error)}`);
    bank = read.data;
    banks.set(name, bank);
  }
  return bank;
}
