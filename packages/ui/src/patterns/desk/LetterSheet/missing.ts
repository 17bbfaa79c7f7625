import type { Answerable, AnswerDraft } from './AnswerForm.js';
import { answerFormMessages as messages } from './messages.zh.js';

/** Whether the answer is about an erratum that can be listed. */
export function hasErratum({ listed }: Pick<Answerable, 'listed'>, { verdict }: AnswerDraft): boolean {
  return listed && verdict === 1;
}

/** What the answer still lacks, in words; undefined if it can be sent. */
export function missingInAnswer(
  { judged }: Pick<Answerable, 'judged'>,
  { verdict, text, by }: AnswerDraft,
): string | undefined {
  if (judged && verdict === 0) return messages.missing.verdict;
  if (text.trim() === '') return messages.missing.text;
  return by.length === 0 ? messages.missing.by : undefined;
}

/** What its erratum still lacks. */
export function missingInErratum({ page_number, wrong_text, printing }: AnswerDraft): string | undefined {
  if (page_number.trim() === '') return messages.missing.page_number;
  if (wrong_text.trim() === '') return messages.missing.wrong_text;
  return /^[1-9]\d{0,2}$/.test(printing.trim()) ? undefined : messages.missing.printing;
}
