import type { StageKey, SubjectName } from '../../lookups/school.js';
import { biologyHigh } from './biology-high.js';
import { biologyMiddle } from './biology-middle.js';
import { chemistryHigh } from './chemistry-high.js';
import { chemistryMiddle } from './chemistry-middle.js';
import { chineseHigh } from './chinese-high.js';
import { chineseMiddle } from './chinese-middle.js';
import { chinesePrimary } from './chinese-primary.js';
import { englishHigh } from './english-high.js';
import { englishMiddle } from './english-middle.js';
import { englishPrimary } from './english-primary.js';
import { ethicsMiddle } from './ethics-middle.js';
import { ethicsPrimary } from './ethics-primary.js';
import { geographyHigh } from './geography-high.js';
import { geographyMiddle } from './geography-middle.js';
import { historyHigh } from './history-high.js';
import { historyMiddle } from './history-middle.js';
import { mathHigh } from './math-high.js';
import { mathMiddle } from './math-middle.js';
import { mathPrimary } from './math-primary.js';
import { physicsHigh } from './physics-high.js';
import { physicsMiddle } from './physics-middle.js';
import { politicsHigh } from './politics-high.js';
import type { Bank } from './question.js';
import { science } from './science.js';

export const banks: Readonly<Record<StageKey, Partial<Record<SubjectName, Bank>>>> = {
  high: {
    语文: chineseHigh,
    数学: mathHigh,
    英语: englishHigh,
    物理: physicsHigh,
    化学: chemistryHigh,
    生物: biologyHigh,
    政治: politicsHigh,
    历史: historyHigh,
    地理: geographyHigh,
  },
  middle: {
    语文: chineseMiddle,
    数学: mathMiddle,
    英语: englishMiddle,
    物理: physicsMiddle,
    化学: chemistryMiddle,
    生物: biologyMiddle,
    道德与法治: ethicsMiddle,
    历史: historyMiddle,
    地理: geographyMiddle,
  },
  primary: {
    语文: chinesePrimary,
    数学: mathPrimary,
    英语: englishPrimary,
    科学: science,
    道德与法治: ethicsPrimary,
  },
};

/** The question bank of a subject in a stage. */
export function bankOf(stage: StageKey, subject: SubjectName): Bank {
  const bank = banks[stage][subject];
  if (!bank) throw new RangeError(`no questions for ${subject} in ${stage}`);
  return bank;
}
