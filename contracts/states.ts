import type { ContentType } from '@inkstone/api/types';

/** What a server limits by the IP address of the caller. */
export type Counted = 'code' | 'genuine' | 'query-code' | 'registration' | 'submission' | 'upload';

/**
 * All provider states with their parameters, shared by consumer and provider: a consumer test cannot use a state that is
 * missing here, and a provider that does not implement one does not compile. STATES.md is generated from these comments.
 */
export interface StatesByTag {
  /** States of several tags. */
  states: {
    /** The menu (17 home, 1 with the children 6 and 7), all values of the configuration, highlight cards, official shops. */
    'the site is set up': Record<string, never>;
    /** The column has a slide in its banner. */
    'a section has a slide': { column_id: number };
    /** An agreement of that name has a title and a text. */
    'an agreement is published': { name: 'user_agreement' | 'privacy_agreement' };
    /** Nothing to do after a reset. */
    'an agreement is not published': { name: 'user_agreement' | 'privacy_agreement' };
    /** A book with that id, of senior 3 (169), mathematics (2), category 17, version year 2027, with a cover. */
    'there is a book': { book_id: number };
    /** Nothing to do after a reset. */
    'there is no book': { book_id: number };
    /** Follows the state of the content, which the site does not show any more; its favourites stay. */
    'the content has been withdrawn': { type: ContentType; content_id: number };
    /** Follows the state of the book. `id` is the id of the resource, `resource_id` the id of its kind, which is new. */
    'a book has a resource of two files': { book_id: number; id: number; resource_id: number };
    /** Follows the state of the book; nothing to add. */
    'a book has no resource': { book_id: number; id: number; resource_id: number };
    /** Follows the state of the book, which has one erratum: on page 12, right from the third printing on, which is out. */
    'a book has an erratum': { book_id: number; id: number };
    /** A teacher (role 3) of senior 3 (169) in province 11, with the phone number 13800000003 and a valid token. */
    'a reader is logged in': Record<string, never>;
    /** The same user with a token that has expired. */
    'the login of a reader has ended': Record<string, never>;
    /** Nothing to do: the request has no token. */
    'nobody is logged in': Record<string, never>;
  };
  accounts: {
    /** A user with that phone number or e-mail address and that password. */
    'an account is registered': { account: string; password: string };
    /** The next login by password to that account is refused as too often; the account need not exist. */
    'a wrong password was tried too often': { account: string };
    /** Follows the state of the account. A login code has just been sent to it. */
    'a login code was sent': { account: string };
    /** Nothing to do after a reset. */
    'no login code is alive': { account: string };
    /** A city with that id is in that province. */
    'a city is known': { province: number; city: number };
    /** A registration code has just been sent to that phone number or e-mail address. */
    'a registration code was sent': { account: string };
    /** Nothing to do after a reset. */
    'no registration code is alive': { account: string };
    /** Follows the state of the account. A code for a new password has just been sent to it. */
    'a recovery code was sent': { account: string };
    /** Nothing to do after a reset. */
    'no recovery code is alive': { account: string };
    /** The next new password for that account is refused as too often; the account need not exist. */
    'a recovery code was tried too often': { account: string };
  };
  activities: {
    /** An activity that has not ended, for teachers (1) or students (2). */
    'there is an activity': { article_id: number; activity_type: 1 | 2 };
    /** Nothing to do after a reset. */
    'there is no activity': { article_id: number };
    /** Follows the state of the activity. Its end time has passed. */
    'the activity is over': { article_id: number };
    /** Follows `a reader is logged in`. The user is a student instead of a teacher. */
    'the reader is a student': Record<string, never>;
    /** Follows the states of the user and the activity. The application has a file; `status` 0 waiting, 1 approved, -1 rejected. */
    'the reader has applied': { article_id: number; id: number; status: -1 | 0 | 1 };
    /** Nothing to do after a reset. */
    'nobody has applied': { id: number };
  };
  /** Every article has a picture, except that of the first state. */
  articles: {
    /** An article with a tag; it needs no picture. */
    'a column has an article': { column_id: number };
    /** An article with a tag and without a stage, and a newer and an older article in its column. */
    'there is an article': { article_id: number; column_id: number };
    /** Nothing to do after a reset. */
    'there is no article': { article_id: number };
    /** An activity for teachers in column 24 that has not ended, and an article that is its result. Both of stage 9, mathematics (2). */
    'there is an activity with a result': { article_id: number; result_id: number };
    /** Follows the state of the activity. The user's application has a file and waits for review. */
    'the reader has applied for the activity': { article_id: number };
    /** A course with a video, of senior 3 (169), mathematics (2), column 27. */
    'there is a course': { article_id: number };
    /** An article with that theme and flow type, which is recommended and hot. */
    'there is a marked article': { article_id: number; column_id: number; theme: number; flow_type: number };
    /** A university in city 1101 of province 11, of type 1. */
    'there is a university': { article_id: number };
    /** An article in column 40, of stage 9, mathematics (2), with a tag and the keyword with that id. */
    'there is an achievement under a keyword': { article_id: number; keyword_id: number };
    /** A keyword of students' works (type 2) of stage 9. */
    'there is a keyword of works': { keyword_id: number };
    /** At least one. */
    'there are activity themes': Record<string, never>;
  };
  company: {
    /** Profile, ideas, achievements, culture, honours, history, addresses, phone numbers of agents, three teacher cards. */
    'the company has introduced itself': Record<string, never>;
  };
  favourites: {
    /** Follows the state of the content. */
    'the reader has a favourite': { type: ContentType; content_id: number; favourite_id?: number };
    /** The favourite with that id belongs to another user. */
    'somebody else has a favourite': { favourite_id: number };
  };
  genuine: {
    /** A scratch-card code of the book that has never been checked. */
    'a code was printed in a book': { code: string; book_id: number };
    /** The same, but it has been checked before. */
    'a code was checked before': { code: string; book_id: number };
    /** Nothing to do after a reset. */
    'no such code was printed': { code: string };
    /** The official account has a QR code. */
    'the genuine check has an official account': Record<string, never>;
  };
  limits: {
    /** The next request of this kind from the caller's IP address is refused as too often. */
    'the caller has done this too often': { what: Counted };
  };
  lookups: {
    /** A school type, a flow type and a city of province 11. Stages, grades and subjects always exist. */
    'the lookups are filled': Record<string, never>;
  };
  /** They follow `a reader is logged in`. */
  messages: {
    /** An unread message of the user. */
    'the reader has a message': { message_id: number };
    /** A message of another user. To this user, it does not exist. */
    'somebody else has a message': { message_id: number };
  };
  papers: {
    /** A hot paper of senior 3 (169), mathematics (2), province 11, type 1 and year 2026. */
    'there are papers': Record<string, never>;
    /** The same with that id, and another paper of its grade and subject. */
    'there is a paper': { paper_id: number };
    /** Nothing to do after a reset. */
    'there is no paper': { paper_id: number };
    /** As `there are papers`; a page of it that visitors may see contains the text. */
    'a paper contains a text': { text: string };
    /** The files of `there is a paper` are in the store. */
    'the files of the paper are there': Record<string, never>;
  };
  /** They follow `a reader is logged in`. */
  pages: {
    /** An official account is set, and WeChat gives signatures for the pages of https://www.example.cn. */
    'WeChat signs pages': Record<string, never>;
    /** Nothing to do after a reset. */
    'no official account is set': Record<string, never>;
  };
  personal: {
    /** Follows the state of the book. The user has verified it as genuine. */
    'the reader has registered a book': { book_id: number };
    /** Follows the state of the paper. */
    'the reader has downloaded a paper': { download_id: number; paper_id: number };
    /** Follows the state of the resource of the book. */
    'the reader has downloaded a resource': { download_id: number; id: number };
    /** Follows the state of the paper. The record with that id belongs to another user. */
    'somebody else has downloaded a paper': { download_id: number; paper_id: number };
    /** A correction of a book without pictures, and a request for a donation of books. */
    'the reader has sent feedback and asked for a donation': Record<string, never>;
  };
  /** They follow `a reader is logged in`. */
  profile: {
    /** The user has that password. */
    'the password of the reader is known': { password: string };
    /** The next change of the user's password is refused as too often. */
    'the reader has tried old passwords too often': Record<string, never>;
    /** The user has that real name and an identity card number. */
    'the reader is verified': { username: string };
    /** Another user has that phone number. */
    'the phone belongs to somebody else': { phone: string };
    /** A code for the user has just been sent to that phone number. */
    'a code for a new phone was sent': { phone: string };
    /** A code that shows who the user is has just been sent to the user's present phone number. */
    'a code for the reader was sent': Record<string, never>;
    /** The next export of the user's data is refused as too often. */
    'the reader has exported too often': Record<string, never>;
    /** Nothing to do after a reset. */
    'no code for a new phone is alive': { phone: string };
  };
  /** What the operators of the desk see. Only `verify --desk` uses them. */
  desk: {
    /** An operator of that name and password with all roles, who can log in with that recovery code instead of a one-time code. */
    'there is an operator': { name: string; password: string; recovery_code: string };
    /** The next login of that operator is refused as too often. */
    'an operator has tried to log in too often': { name: string };
    /** An operator with all roles and a valid token of the desk. */
    'an operator is at the desk': Record<string, never>;
    /** The same operator, whose session has ended. */
    'the session of an operator has ended': Record<string, never>;
    /** The same operator without the role that the operation needs. */
    'the operator has another role': Record<string, never>;
    /** An application that waits for review, in its first round. */
    'a shop waits at the desk': { id: number };
    /** Follows the state of the shop. */
    'somebody else has passed a shop': { id: number };
    /** Content has been published, with one agent for a district whose telephone number ends in the version, and its source is kept. */
    'there is a version of the content': { version: number };
    /** A ZIP file with one agent for another district was proved without a fault, and is kept. */
    'content was proved': { proof: string };
    /** A student's work with a file; `status` 0 waiting, 1 approved by somebody else. */
    'a work was handed in': { id: number; status: 0 | 1 };
    /** A correction of page 47, question 9, of the book, by somebody without an account; `status` 0 waiting, 1 handled by somebody else. Follows the state of the book. */
    'a correction was sent': { id: number; status: 0 | 1 };
    /** A notice for the activity 53, in which one reader was approved; `status` 0 a draft, 1 scheduled for the year 3000. */
    'a notice was written': { id: number; status: 0 | 1 };
    /** A verified account of a teacher with a telephone, an e-mail address and the given session; `stopped` 1 stopped. */
    'a reader has an account': { id: number; session: string; stopped: 0 | 1 };
    /** Follows the state of the book. A batch of its codes, of which one was checked from several networks; `recalled` 1 recalled. */
    'a batch of codes was made': { name: string; book_id: number; recalled: 0 | 1 };
  };
  /** Each follows the state of the content, of which all items are recommended. */
  recommendations: {
    /** Follows the state of the book. The book is in the column with that key. */
    'a book is recommended': { column_key: string };
    /** The same for a paper. */
    'a paper is recommended': { column_key: string };
    /** The same for an article, an activity or a course. */
    'an article is recommended': { column_key: string };
  };
  'score-lines': {
    /** A score line of 455 points in class 1 and batch 2. */
    'there is a score line': { area_id: 11; year_id: number };
  };
  shops: {
    /** A platform (1), an authorized shop (1) on it and an offline store, all in province 11. */
    'there are shops and stores': Record<string, never>;
    /** Nothing to do after a reset. */
    'there is no shop': { id: number };
    /** The agreement has the name `authorization_agreement`. */
    'the agreement for shops is published': Record<string, never>;
    /** Nothing to do after a reset. */
    'the agreement for shops is not published': Record<string, never>;
    /** A code has just been sent to that phone number. */
    'a code for an application was sent': { phone: string };
    /** Nothing to do after a reset. */
    'no code for an application is alive': { phone: string };
    /** An application with that query code waits for review. */
    'a shop has applied': { query_code: string };
    /** Nothing to do after a reset. */
    'no shop has applied': { query_code: string };
    /** It is in its first round; one of its papers was refused. It gives the pass of that round. */
    'an application was sent back': { query_code: string; phone: string };
    /** Six uploaded pictures that no form has used yet. The values are their URLs, as an upload returns them. */
    'pictures were uploaded': Record<string, never>;
  };
}

type Every = StatesByTag[keyof StatesByTag];
type StateName = { [Tag in keyof StatesByTag]: keyof StatesByTag[Tag] }[keyof StatesByTag];

/** The parameters of each state. */
export type States = { [Name in StateName]: Extract<Every, Record<Name, unknown>>[Name] };

/** A state as a consumer test uses it: its name, with its parameters if it has any. */
export type Given = {
  [Name in keyof States]: States[Name] extends Record<string, never>
    ? Name
    : readonly [name: Name, parameters: States[Name]];
}[keyof States];

/**
 * Values that only the provider knows, which some states return and the request then sends. `wrong_code` differs from
 * `code`; `picture_1` to `picture_6` are URLs of files, as an upload returns them.
 */
export interface StateValues {
  'a reader is logged in': 'token';
  'the login of a reader has ended': 'token';
  'an operator is at the desk': 'token';
  'the session of an operator has ended': 'token';
  'a login code was sent': 'code' | 'wrong_code';
  'a registration code was sent': 'code' | 'wrong_code';
  'a recovery code was sent': 'code' | 'wrong_code';
  'a code for a new phone was sent': 'code' | 'wrong_code';
  'a code for the reader was sent': 'code' | 'wrong_code';
  'a code for an application was sent': 'code' | 'wrong_code';
  'an application was sent back': 'pass';
  'pictures were uploaded': 'picture_1' | 'picture_2' | 'picture_3' | 'picture_4' | 'picture_5' | 'picture_6';
}
