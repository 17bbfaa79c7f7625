import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** Where the drawings are, as `<route>-….png`; without the folder a sheet has none. */
const DRAWINGS = resolve(import.meta.dirname, '../..', process.env['DRAWINGS'] ?? '../shared/design/mock');

/** The drawings that were made later, which have names of their own. They replace what an older one of the route shows. */
const LATER: Readonly<Record<string, readonly string[]>> = {
  home: ['again-slides', 'again-night', 'papers2-suggest'],
  boutiqueTaobaoQuestions: ['papers2-taobao'],
  listenBig: ['papers2-list', 'papers2-several'],
  papersNotFound: ['papers2-inside'],
  topicSubjectDetails: ['papers2-paper', 'papers2-reader', 'papers2-found', 'papers2-flow'],
  thisEventRegistrationTeacher: ['again-enrol1', 'again-enrol2', 'again-enrolSent'],
  thisEventRegistrationStudent: ['again-enrolStudent', 'again-enrolSent'],
  onlineDetails: ['again-online'],
  shopNotFound: ['again-notfound'],
  offlineAgent: ['again-agent'],
  progressStep: ['again-shop', 'again-shopReturned', 'again-shopFinished'],
  companyHistory: ['again-history'],
  companyContact: ['again-contact', 'again-streets'],
  personalInfor: ['again-infor'],
  myDownloads: ['again-downloads', 'papers2-kept'],
  bookCorrection: ['again-correction'],
};

/** The drawings of a page, the latest first. */
export function drawingsOf(title: string): string[] {
  if (!existsSync(DRAWINGS)) return [];
  const files = readdirSync(DRAWINGS).filter((file) => file.endsWith('.png'));
  return [...(LATER[title] ?? []), title].flatMap((start) =>
    files.filter((file) => file.startsWith(`${start}-`)).map((file) => join(DRAWINGS, file)),
  );
}
