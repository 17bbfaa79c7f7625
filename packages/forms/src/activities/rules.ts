import { attachmentTypes } from '../rules/file.js';
import { text } from '../rules/text.js';
import { applicantMessages } from './messages.zh.js';

/** The participant of an activity. */
export const applicant = {
  name: text({ ...applicantMessages.name, most: 50 }),
  school: text({ ...applicantMessages.school, most: 100 }),
};

/** The texts of these rules, in the order of the form. */
export function namesOf<Texts extends object>(texts: Texts): readonly (keyof Texts & string)[] {
  return Object.keys(texts) as (keyof Texts & string)[];
}

/** The work of a student or another attachment: one file (Spec B 5, 9). */
export const attachment = { most: 1, types: attachmentTypes };
