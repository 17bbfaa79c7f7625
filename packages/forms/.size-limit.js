import { readFileSync } from 'node:fs';

/**
 * KB (gzip) that a form may bring to a page which has React and styled-components already: rules, react-hook-form,
 * the components it shows. A form without a line here fails the run, so that none grows unseen.
 *
 * @type {Readonly<Record<string, number>>}
 */
const FORMS = {
  login: 34,
  bookDonation: 34,
  registration: 41,
  bookFeedback: 43,
  teacherEnrolment: 45,
  activityAttachment: 39,
  studentRegistration: 39,
  studentWork: 39,
  shopApplication: 47,
  queryCode: 31,
  genuineCheck: 31,
  search: 12,
  confirm: 8,
  recovery: 34,
  newPassword: 32,
  profile: 35,
  realName: 33,
  avatar: 47,
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
