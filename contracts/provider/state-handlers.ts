import type { States } from '../states.js';
import { type Handlers, nothing } from './handlers.js';
import { insertBook, insertReader, READER, READER_ACCOUNT } from './rows.js';
import { addSession, endSession, insert, issueToken, type Services } from './server.js';
import { accountStates } from './states/accounts.js';
import { activityStates } from './states/activities.js';
import { articleStates } from './states/articles.js';
import { companyStates } from './states/company.js';
import { deskStates } from './states/desk.js';
import { favouriteStates } from './states/favourites.js';
import { genuineStates } from './states/genuine.js';
import { limitStates } from './states/limits.js';
import { lookupStates } from './states/lookups.js';
import { messageStates } from './states/messages.js';
import { pageStates } from './states/pages.js';
import { paperStates } from './states/papers.js';
import { personalStates } from './states/personal.js';
import { profileStates } from './states/profile.js';
import { recommendationStates } from './states/recommendations.js';
import { scoreLineStates } from './states/score-lines.js';
import { shopStates } from './states/shops.js';

/** The table of each type's content; activities and courses are articles. */
const contentTables = {
  1: 'all_papers',
  2: 'all_books',
  3: 'all_articles',
  4: 'all_articles',
  5: 'all_articles',
} as const;

const settings = [
  ...['copyright', 'icp', 'public_security_record', 'statement', 'support', 'home_dialog'],
  ...['special_subject_image', 'special_subject_text', 'special_subject_cloud_image'],
  ...['official_accounts_qrcode', 'genuine_verification_oa_qrcode_descr', 'service_qrcode'],
];

/** Functions that set up each state with rows in the database. */
export type StateHandlers = Handlers<States>;

/** The states of the reference server. */
export function createStateHandlers(services: Services): StateHandlers {
  const { db, keys } = services;

  async function logIn(): Promise<{ jwt: string; sessionId: string }> {
    await insertReader(db, READER_ACCOUNT, 'no password is needed');
    const token = await issueToken(READER, keys.loginTokens);
    await addSession(db, READER, token);
    return token;
  }

  return {
    ...accountStates(services),
    ...activityStates(db),
    ...articleStates(db),
    ...companyStates(db),
    ...deskStates(services),
    ...favouriteStates(db),
    ...genuineStates(db),
    ...limitStates(services),
    ...lookupStates(db),
    ...messageStates(db),
    ...pageStates,
    ...paperStates(services),
    ...personalStates(db),
    ...profileStates(services),
    ...recommendationStates(db),
    ...scoreLineStates(db),
    ...shopStates(services),
    'the site is set up': async () => {
      await insert(db, {
        menu_items: [
          { id: 17, title: '首页', sort: 0 },
          { id: 1, title: '图书资源', sort: 1 },
        ],
      });
      await insert(db, {
        menu_items: { id: 6, parent_id: 1, title: '高中图书', sort: 1 },
        settings: settings.map((key) => ({ key, value: JSON.stringify(`public/${key}`) })),
        highlight_cards: { title: '增值服务', descr: '随书可取', url: '/layout/list/addedServices' },
        direct_stores: {
          platform: '天猫旗舰店',
          image_key: 'public/stores/tmall.webp',
          url: 'https://shop.example.cn',
        },
      });
    },
    'a section has a slide': ({ column_id }) =>
      insert(db, {
        menu_items: { id: column_id, title: '栏目' },
        slides: {
          menu_id: column_id,
          title: '新书上架',
          image_key: 'public/slides/1.webp',
          image_focus: '97% 50%',
        },
      }),
    'an agreement is published': ({ name }) =>
      insert(db, { agreements: { name, title: '用户协议', value_html: '<p>欢迎。</p>' } }),
    'an agreement is not published': nothing,
    'there is a book': ({ book_id }) => insertBook(db, book_id),
    'there is no book': nothing,
    'the content has been withdrawn': async ({ type, content_id }) => {
      await db
        .updateTable(contentTables[type])
        .set({ withdrawn_at: new Date() })
        .where('id', '=', content_id)
        .execute();
    },
    'a book has a resource of two files': ({ id, book_id, resource_id }) =>
      insert(db, {
        resource_kinds: { id: resource_id, name: '答案详解', sort: 1 },
        book_resources: {
          id,
          book_id,
          resource_kind_id: resource_id,
          show_name: '第一章 答案详解',
          file_keys: ['books/answers-1.pdf', 'books/answers-2.pdf'],
        },
      }),
    'a book has no resource': nothing,
    'a book has an erratum': ({ book_id, id }) =>
      insert(db, {
        book_errata: {
          id,
          book_id,
          page_number: '12',
          place: '例 3',
          wrong_text: '求 16 的平方根，得 4。',
          right_text: '求 16 的算术平方根，得 4。',
          printing: 3,
          is_printed: true,
        },
      }),
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
  };
}
