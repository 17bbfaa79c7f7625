import type { States } from '../states.js';
import { type Handlers, nothing } from './handlers.js';
import {
  insertBook,
  insertPaper,
  insertReader,
  insertResource,
  insertSite,
  insertSlide,
  READER,
} from './rows.js';
import { addSession, createCode, endSession, hashPassword, issueToken, type Services } from './server.js';
import { articleStates } from './states/articles.js';
import { companyStates } from './states/company.js';
import { favouriteStates } from './states/favourites.js';
import { genuineStates } from './states/genuine.js';
import { limitStates } from './states/limits.js';
import { messageStates } from './states/messages.js';
import { personalStates } from './states/personal.js';
import { shopStates } from './states/shops.js';

/** A provider arranges each state with real rows. */
export type StateHandlers = Handlers<States>;

const READER_ACCOUNT = '13800000003';
const TRIES_UNTIL_TOO_OFTEN = 100;

function otherCode(code: string): string {
  return code === '000000' ? '111111' : '000000';
}

async function exhaustPasswordTries({ loginGuard }: Services, account: string): Promise<void> {
  for (let tries = 0; tries < TRIES_UNTIL_TOO_OFTEN; tries += 1) {
    try {
      // Another address a try, so that only the account has to wait.
      await loginGuard.beforePassword(account, `192.0.2.${String(tries)}`);
    } catch {
      return;
    }
  }
  throw new Error('The server lets passwords be guessed without end.');
}

/** The reference server's way of arranging the states. */
export function createStateHandlers(services: Services): StateHandlers {
  const { db, keys } = services;

  async function logIn(): Promise<{ jwt: string; sessionId: string }> {
    await insertReader(db, READER_ACCOUNT, 'no password is needed');
    const token = await issueToken(READER, keys.loginTokens);
    await addSession(db, READER, token);
    return token;
  }

  return {
    ...articleStates(db),
    ...companyStates(db),
    ...favouriteStates(db),
    ...genuineStates(db),
    ...limitStates(services),
    ...messageStates(db),
    ...personalStates(db),
    ...shopStates(services),
    'the site is set up': async () => {
      await insertSite(db);
      return undefined;
    },
    'a section has a slide': async ({ column_id }) => {
      await insertSlide(db, column_id);
      return undefined;
    },
    'an agreement is published': async ({ name }) => {
      await db
        .insertInto('agreements')
        .values({ name, title: '用户协议', value_html: '<p>欢迎。</p>' })
        .execute();
      return undefined;
    },
    'an agreement is not published': nothing,
    'there are papers': async () => {
      await insertPaper(db);
      return undefined;
    },
    'there is a book': async ({ book_id }) => {
      await insertBook(db, book_id);
      return undefined;
    },
    'there is no book': nothing,
    'a book has a resource of two files': async (resource) => {
      await insertResource(db, resource);
      return undefined;
    },
    'a book has no resource': nothing,
    'a book is recommended': async ({ column_key }) => {
      await db
        .insertInto('recommendations')
        .columns(['column_key', 'book_id'])
        .expression((eb) => eb.selectFrom('books').select([eb.val(column_key).as('column_key'), 'books.id']))
        .execute();
      return undefined;
    },
    'a reader is logged in': async () => {
      const { jwt } = await logIn();
      return { token: jwt };
    },
    'the login of a reader has ended': async () => {
      const { jwt, sessionId } = await logIn();
      await endSession(db, sessionId);
      return { token: jwt };
    },
    'nobody is logged in': nothing,
    'an account is registered': async ({ account, password }) => {
      await insertReader(db, account, await hashPassword(password));
      return undefined;
    },
    'a wrong password was tried too often': async ({ account }) => {
      await exhaustPasswordTries(services, account);
      return undefined;
    },
    'a login code was sent': async ({ account }) => {
      const request = await createCode(db, keys.codes, 'login', account);
      if (!request.sent) throw new Error('A fresh database refused to make a code.');
      return { code: request.code, wrong_code: otherCode(request.code) };
    },
    'no login code is alive': nothing,
  };
}
