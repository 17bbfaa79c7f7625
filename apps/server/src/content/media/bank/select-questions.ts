import { at, seededRandom, type SeededRandom } from '../../text/random.js';
import type { Bank, Question, SectionPlan, Template } from './question.js';

/** The properties of a paper that decide its questions. */
export interface Wish {
  title: string;
  /** School year of the stage, 1 the first. */
  year: number;
  seed: number;
}

export interface Section {
  plan: SectionPlan;
  questions: Question[];
}

/** Selects questions from a bank: those on the paper's topic first, no template twice in a set. */
export class Selection {
  private readonly random: SeededRandom;
  private readonly asked = new Map<Template, number>();

  constructor(
    private readonly bank: Bank,
    private readonly wish: Wish,
  ) {
    this.random = seededRandom(wish.seed);
  }

  /**
   * One set of sections, of a short test (0) or a whole examination (1). Further practice may use questions
   * of the next year and, unless `again`, none that the paper has used before.
   */
  next(size: 0 | 1, again: boolean): Section[] {
    const further = this.asked.size > 0;
    return this.bank.sections
      .map((plan) => ({ plan, questions: this.choose(plan, plan.counts[size], further, again) }))
      .filter(({ questions }) => questions.length > 0);
  }

  private choose(plan: SectionPlan, count: number, further: boolean, again: boolean): Question[] {
    const { title } = this.wish;
    const year = this.wish.year + (further ? 1 : 0);
    const fit = plan.templates.filter(
      (template) =>
        template.from <= year && this.wish.year <= template.to && (again || !this.asked.has(template)),
    );
    const ranked = fit
      .map((template) => ({
        template,
        rank:
          (template.topic.split('|').some((word) => title.includes(word)) ? 0 : 2) +
          (this.asked.get(template) ?? 0) * 3 +
          (year - template.from) * 0.3 +
          this.random.next(),
      }))
      .sort((one, other) => one.rank - other.rank)
      .slice(0, count)
      // Banks order their questions from easy to hard; the paper keeps that order.
      .sort((one, other) => plan.templates.indexOf(one.template) - plan.templates.indexOf(other.template));
    return ranked.map(({ template }) => {
      this.asked.set(template, (this.asked.get(template) ?? 0) + 1);
      return template.make(this.random);
    });
  }
}

const chineseNumbers = ['一', '二', '三', '四', '五', '六', '七', '八', '九', '十'];

export function chineseNumber(value: number): string {
  if (value <= 10) return at(chineseNumbers, value - 1);
  const tens = Math.floor(value / 10);
  const ones = value % 10;
  return `${tens > 1 ? at(chineseNumbers, tens - 1) : ''}十${ones === 0 ? '' : at(chineseNumbers, ones - 1)}`;
}

/** Number of numbered questions in a section: each question of a passage counts. */
export function countOf(questions: readonly Question[]): number {
  return questions.reduce((sum, question) => sum + (question.items?.length ?? 1), 0);
}

/** Full marks of a section. */
export function scoreOf({ plan, questions }: Section): number {
  const { scores } = plan;
  if (!scores) return countOf(questions) * plan.score;
  return questions.reduce((sum, _, place) => sum + (scores[place] ?? plan.score), 0);
}

/**
 * Sections whose marks add up to `full`: the last one, with the long answers, takes the remaining marks,
 * rising from question to question as in real examinations. If these are too few or too many for its
 * questions, the marks add up to the nearest ten instead.
 */
export function balanced(sections: readonly Section[], full: number): Section[] {
  const last = sections.at(-1);
  if (!last || last.questions.some(({ items }) => items)) return [...sections];
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

/** 一、选择题：本题共8小题，每小题5分，共40分。… */
export function sectionHeading(section: Section, place: number): string {
  const count = countOf(section.questions);
  const { name, score, note, scores: byPlace } = section.plan;
  const total = scoreOf(section);
  const scores =
    byPlace || count === 1
      ? `本题共${String(count)}小题，共${String(total)}分。`
      : `本题共${String(count)}小题，每小题${String(score)}分，共${String(total)}分。`;
  return `${chineseNumber(place)}、${name}：${scores}${note ?? ''}`;
}
