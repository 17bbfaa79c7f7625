import { at } from '../../text/random.js';
import { countOf, type Section } from './select-questions.js';

const chineseNumbers = ['一', '二', '三', '四', '五', '六', '七', '八', '九', '十'];

export function chineseNumber(value: number): string {
  return at(chineseNumbers, value - 1);
}

export function scoreOf({ plan, questions }: Section): number {
  const { scores } = plan;
  if (!scores) return countOf(questions) * plan.score;
  return questions.reduce((sum, _, place) => sum + (scores[place] ?? plan.score), 0);
}

/**
 * Sections whose marks add up to `full`, or to the nearest ten: the last one takes the remaining marks, rising from
 * question to question.
 */
export function balanced(sections: readonly Section[], full: number): Section[] {
  const last = sections.at(-1);
  if (!last || last.questions.some(({ body }) => body.items)) return [...sections];
  const others = sections.slice(0, -1).reduce((sum, section) => sum + scoreOf(section), 0);
  const count = last.questions.length;
  const natural = others + scoreOf(last);
  const most = last.plan.score * 1.6 * count;
  let total = full;
  if (full - others < count * 4 || full - others > most) total = Math.max(10, Math.round(natural / 10) * 10);
  while (total - others < count * 4) total += 10;
  const each = Math.floor((total - others) / count);
  const extra = total - others - each * count;
  const scores = last.questions.map((_, place) => each + (place >= count - extra ? 1 : 0));
  return [...sections.slice(0, -1), { ...last, plan: { ...last.plan, scores } }];
}

/** 本题共8小题，每小题5分，共40分。… */
export function sectionNote(section: Section): string {
  const count = countOf(section.questions);
  const { score, note = '', scores } = section.plan;
  const total = String(scoreOf(section));
  const marks =
    scores || count === 1
      ? `本题共${String(count)}小题，共${total}分。`
      : `本题共${String(count)}小题，每小题${String(score)}分，共${total}分。`;
  return `（${marks}${note}）`;
}
