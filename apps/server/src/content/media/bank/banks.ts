import type { StageKey, SubjectName } from '../../lookups/school.js';
import { biologyHigh } from './biologyHigh.js';
import { biologyMiddle } from './biologyMiddle.js';
import { chemistryHigh } from './chemistryHigh.js';
import { chemistryMiddle } from './chemistryMiddle.js';
import { chineseHigh } from './chineseHigh.js';
import { chineseMiddle } from './chineseMiddle.js';
import { chinesePrimary } from './chinesePrimary.js';
import { englishHigh } from './englishHigh.js';
import { englishMiddle } from './englishMiddle.js';
import { englishPrimary } from './englishPrimary.js';
import { ethicsMiddle } from './ethicsMiddle.js';
import { ethicsPrimary } from './ethicsPrimary.js';
import { geographyHigh } from './geographyHigh.js';
import { geographyMiddle } from './geographyMiddle.js';
import { historyHigh } from './historyHigh.js';
import { historyMiddle } from './historyMiddle.js';
import { mathHigh } from './mathHigh.js';
import { mathMiddle } from './mathMiddle.js';
import { mathPrimary } from './mathPrimary.js';
import { physicsHigh } from './physicsHigh.js';
import { physicsMiddle } from './physicsMiddle.js';
import { politicsHigh } from './politicsHigh.js';
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
