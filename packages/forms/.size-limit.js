import { readFileSync } from 'node:fs';

/**
 * KB (gzip) that a form may bring to a page which has React and styled-components already: rules, react-hook-form,
 * the components it shows. A form without a line here fails the run, so that none grows unseen.
 *
 * @type {Readonly<Record<string, number>>}
 */
const FORMS = {
  login: 36,
  bookDonation: 36,
  registration: 42,
  bookFeedback: 44,
  teacherEnrolment: 46,
  activityAttachment: 40,
  studentRegistration: 40,
  studentWork: 40,
  shopApplication: 46,
  queryCode: 36,
  genuineCheck: 36,
  search: 12,
  confirm: 8,
};

/** KB (gzip) of the rules alone, as a server or another form library takes them. */
const RULES_ONLY = 12;

/** What a page that shows a form has already. */
const ignore = ['react', 'react-dom', 'styled-components'];

/** @type {unknown} */
const parsed = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'));
const { exports } = /** @type {{ exports: Record<string, string | { default: string }> }} */ (parsed);

/** @param {string} entry */
function limitOf(entry) {
  if (entry.endsWith('/schema') || entry === './rules') return RULES_ONLY;
  const limit = FORMS[entry.slice('./'.length)];
  if (limit === undefined) throw new Error(`.size-limit.js has no budget for ${entry}.`);
  return limit;
}

export default Object.entries(exports).flatMap(([entry, target]) => {
  if (typeof target === 'string' || entry.endsWith('/fixtures') || entry === './drafts') return [];
  return [{ name: entry, path: target.default, limit: `${String(limitOf(entry))} KB`, gzip: true, ignore }];
});
