import type { Operation } from '../description.js';
import type { States } from '../states.js';
import type { OwnStates } from './own-states.js';

type OperationId = Operation['operationId'];
type AllStates = States & OwnStates;
type Given = { [Name in keyof AllStates]: [name: Name, parameters: AllStates[Name]] }[keyof AllStates];
export type Situation = readonly Given[];

const reader: Given = ['a reader is logged in', {}];
const password: Given = ['the password of the reader is known', { password: 'Inkstone2026' }];
const book: Given = ['there is a book', { book_id: 128 }];
const resource: Given = ['a book has a resource of two files', { id: 301, book_id: 128, resource_id: 1 }];
const paper: Given = ['there is a paper', { paper_id: 512 }];
const course: Given = ['there is a course', { article_id: 27 }];
const shops: Given = ['there are shops and stores', {}];
const lookups: Given = ['the lookups are filled', {}];
const scoreLine: Given = ['there is a score line', { area_id: 11, year_id: 2026 }];
const company: Given = ['the company has introduced itself', {}];
const site: Given = ['the site is set up', {}];
const files: Given = ['files were uploaded', {}];
const province: Given = ['a province is known', { province: 41 }];
const university: Given = ['there is a university', { article_id: 33 }];
const messages: Given[] = [
  reader,
  ['the reader has a message', { message_id: 12 }],
  ['the reader has a message', { message_id: 9 }],
];
const account: Given = ['an account is registered', { account: '13800000003', password: 'Inkstone2026' }];
const forTeachers: Given = ['there is an activity', { article_id: 52, activity_type: 1 }];
const forStudents: Given = ['there is an activity', { article_id: 53, activity_type: 2 }];
const student: Given[] = [reader, ['the reader is a student', {}]];
const city: Given = ['a city is known', { province: 11, city: 1101 }];
const favourite: Given = ['the reader has a favourite', { type: 2, content_id: 128, favourite_id: 41 }];
const download: Given = ['the reader has downloaded a resource', { download_id: 57, id: 301 }];

const newcomer = { account: '13800000006' };
const applicant = { phone: '13800000005' };
const newPhone = { phone: '13800000007' };

/** The states that the examples of an operation need. */
const situations: Partial<Record<OperationId, Situation>> = {
  getMenu: [site],
  getSiteConfig: [site],
  listSlides: [['a section has a slide', { column_id: 17 }]],
  getFloatingConfig: [site],
  getAgreement: [['an agreement is published', { name: 'user_agreement' }]],
  getHomeComprehensive: [site, book],
  getStages: [lookups],
  getClasses: [lookups],
  getSubjects: [lookups],
  getSchoolTypes: [lookups],
  getFlowTypes: [lookups],
  getGradeGroups: [lookups],
  getGrades: [lookups],
  getSubjectsOfStage: [lookups],
  getProvinces: [lookups],
  listArticles: [['a column has an article', { column_id: 39 }]],
  getArticle: [course],
  countPlay: [reader, course],
  getActivityThemes: [['there are activity themes', {}]],
  getKeywords: [['there is an achievement under a keyword', { article_id: 45, keyword_id: 3 }]],
  getOnlineClasses: [course],
  getOnlineSubjects: [course],
  getUniversityProvinces: [university],
  getUniversityTypes: [university],
  getCompanyIntro: [company],
  getHistory: [company],
  getAddressCards: [company],
  getDistrictAgentPhones: [company],
  getTeacherCards: [company],
  getExamHome: [paper],
  listPapers: [paper],
  getPaper: [paper],
  getPaperPreview: [paper],
  getPaperFiles: [reader, paper],
  getPaperProperties: [paper],
  getScoreAreas: [scoreLine],
  getScoreYears: [scoreLine],
  getScoreClasses: [scoreLine],
  getScoreBatches: [scoreLine],
  listScoreLines: [scoreLine],
  listBooks: [book],
  getBook: [book, resource],
  getBookResourceFiles: [reader, book, resource],
  listNewBooks: [book],
  listBookCategories: [book],
  getBookScreening: [book],
  listRecommended: [book, ['a book is recommended', { column_key: 'books' }]],
  addFavourite: [reader, book],
  cancelFavourite: [reader, book, favourite],
  listFavourites: [reader, book, favourite],
  deleteFavourite: [reader, book, favourite],
  getFavouriteTypes: [reader],
  listMyBooks: [reader, book, ['the reader has registered a book', { book_id: 128 }]],
  listMyDownloads: [reader, book, resource, download],
  deleteMyDownload: [reader, book, resource, download],
  getMyDownloadFiles: [reader, book, resource, download],
  listMyActivities: [reader, forTeachers, ['the reader has applied', { article_id: 52, id: 31, status: 0 }]],
  getUnreadCount: messages,
  listMessages: messages,
  getMessage: messages,
  readMessages: messages,
  deleteMessages: messages,
  login: [account],
  logout: [reader],
  sendLoginCode: [account],
  loginByCode: [account, ['a login code was sent', { account: '13800000003' }]],
  register: [city, ['a registration code was sent', newcomer]],
  sendRecoveryCode: [account],
  resetPassword: [account, ['a recovery code was sent', { account: '13800000003' }]],
  sendResetPhoneCode: [reader],
  updateUserInfo: [reader, password],
  listSessions: [reader],
  endOtherSessions: [reader],
  sendConfirmCode: [reader],
  exportOwnData: [reader],
  deleteAccount: [reader, password],
  getShopSearchOptions: [shops],
  listOnlineShops: [shops],
  getOnlineShop: [shops],
  listOfflineStores: [shops],
  listStorePlatforms: [shops],
  submitShopApplication: [shops, province, files, ['a code for an application was sent', applicant]],
  queryShopApplication: [['a shop has applied', { query_code: '7KXQ4MRW9TEB' }]],
  getShopAgreement: [['the agreement for shops is published', {}]],
  submitBookFeedback: [reader, files],
  submitBookDonation: [reader],
  verifyGenuineBook: [reader, ['a code was printed in a book', { code: 'YTJY2027KSJL0001', book_id: 128 }]],
  getGenuineQrcode: [['the genuine check has an official account', {}]],
  applyAsTeacher: [reader, forTeachers],
  applyAsStudent: [...student, forStudents, files],
  uploadActivityFile: [
    reader,
    forTeachers,
    ['the reader has applied', { article_id: 52, id: 31, status: 0 }],
  ],
  updateStudentApplication: [
    ...student,
    forStudents,
    ['the reader has applied', { article_id: 53, id: 32, status: -1 }],
  ],
  getStudentApplication: [
    ...student,
    forStudents,
    ['the reader has applied', { article_id: 53, id: 32, status: -1 }],
  ],
};

/** The states of refusals that need others than the success. */
const ofRefusals: Partial<Record<`${OperationId} ${number}`, Situation>> = {
  'login 429': [account, ['a wrong password was tried too often', { account: '13800000003' }]],
  'sendLoginCode 429': [account, ['a login code was sent', { account: '13800000003' }]],
  'loginByCode 410': [account],
  'register 409': [
    city,
    ['an account is registered', { account: '13800000006', password: 'Inkstone2026' }],
    ['a registration code was sent', newcomer],
  ],
  'register 410': [city],
  'register 429': [city, ['the caller has done this too often', { what: 'registration' }]],
  'sendPhoneCode 429': [['a registration code was sent', newcomer]],
  'sendEmailCode 429': [['a registration code was sent', { account: 'lin.mama@example.com' }]],
  'sendRecoveryCode 429': [account, ['a recovery code was sent', { account: '13800000003' }]],
  'resetPassword 410': [account],
  'resetPassword 429': [account, ['a recovery code was tried too often', { account: '13800000003' }]],
  'sendResetPhoneCode 429': [reader, ['a code for a new phone was sent', newPhone]],
  'updateUserInfo 409': [
    reader,
    password,
    ['somebody else has the phone', newPhone],
    ['a code for a new phone was sent', newPhone],
  ],
  'updateUserInfo 410': [reader, password, ['no code for a new phone is alive', newPhone]],
  'updateUserInfo 429': [reader, ['the reader has tried old passwords too often', {}]],
  'sendConfirmCode 429': [reader, ['a code for the reader was sent', {}]],
  'exportOwnData 429': [reader, ['the reader has exported too often', {}]],
  'deleteAccount 429': [reader, password, ['the reader has tried old passwords too often', {}]],
  'sendShopPhoneCode 429': [['a code for an application was sent', applicant]],
  'submitShopApplication 410': [shops, province, files],
  'submitShopApplication 429': [
    shops,
    province,
    files,
    ['the caller has done this too often', { what: 'submission' }],
  ],
  'queryShopApplication 429': [['the caller has done this too often', { what: 'query-code' }]],
  'getShopAgreement 404': [],
  'submitBookFeedback 429': [files, ['the caller has done this too often', { what: 'submission' }]],
  'submitBookDonation 429': [['the caller has done this too often', { what: 'submission' }]],
  'verifyGenuineBook 429': [['the caller has done this too often', { what: 'genuine' }]],
  'uploadFile 429': [['the caller has done this too often', { what: 'upload' }]],
  'applyAsTeacher 403': [reader, forStudents, ['the reader is a student', {}]],
  'applyAsTeacher 409': [
    reader,
    forTeachers,
    ['the reader has applied', { article_id: 52, id: 31, status: 0 }],
  ],
  'applyAsStudent 403': [reader, forTeachers, files],
  'applyAsStudent 409': [
    ...student,
    forStudents,
    files,
    ['the reader has applied', { article_id: 53, id: 32, status: 0 }],
  ],
  'uploadActivityFile 409': [
    reader,
    forTeachers,
    ['the reader has applied', { article_id: 52, id: 31, status: 1 }],
  ],
  'uploadActivityFile 429': [reader, ['the caller has done this too often', { what: 'upload' }]],
  'updateStudentApplication 409': [
    ...student,
    forStudents,
    ['the reader has applied', { article_id: 53, id: 32, status: 1 }],
  ],
  'updateStudentApplication 429': [reader, ['the caller has done this too often', { what: 'upload' }]],
};

/** The states for an answer of an operation. */
export function situationOf(operationId: OperationId, code: number): Situation {
  return ofRefusals[`${operationId} ${String(code) as `${number}`}`] ?? situations[operationId] ?? [];
}
