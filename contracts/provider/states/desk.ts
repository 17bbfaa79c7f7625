import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { sql } from 'kysely';
import { contentZip } from '../../content-zip.js';
import type { StatesByTag } from '../../states.js';
import { exhaust } from '../exhaust.js';
import type { Handlers } from '../handlers.js';
import { insertSomebodyElse, PROVINCE } from '../rows.js';
import { insertApplication } from './shops.js';
import {
  addOperatorSession,
  CALLER,
  endOperatorSession,
  hashPassword,
  insert,
  keepProof,
  newCodeSecret,
  publishQuietly,
  seal,
  type Services,
  setOperator,
} from '../server.js';

const roles = ['reviewer', 'editor', 'manager'] as const;
const OPERATOR = '李敏';

export function deskStates({ db, pool, files, keys, loginGuard }: Services): Handlers<StatesByTag['desk']> {
  async function addOperator(name: string, password?: string, recoveryCodes: string[] = ['7KXQ4-MRW9T']) {
    await setOperator(db, name, {
      roles,
      credentials: {
        // Hashing takes most of the time of a state, and a session needs no password.
        passwordHash: password === undefined ? 'no password is needed' : await hashPassword(password),
        codeSecret: seal(newCodeSecret(), keys.operatorSecrets),
        recoveryCodes,
      },
    });
  }

  async function atTheDesk(): Promise<{ token: string }> {
    await addOperator(OPERATOR);
    const { id } = await db.selectFrom('operators').select('id').executeTakeFirstOrThrow();
    return { token: await addOperatorSession(db, id) };
  }

  return {
    'there is an operator': ({ name, password, recovery_code }) =>
      addOperator(name, password, [recovery_code]),
    'an operator has tried to log in too often': async ({ name }) => {
      const attempt = loginGuard.attempt(`desk ${name}`, { address: CALLER });
      await exhaust(async () => {
        await attempt.admit();
        await attempt.fail();
      });
    },
    'an operator is at the desk': atTheDesk,
    'the session of an operator has ended': async () => {
      const { token } = await atTheDesk();
      await endOperatorSession(db, token);
      return { token };
    },
    // A role that no operation needs alone: whoever asks is refused.
    'the operator has another role': async () => {
      await db.updateTable('operators').set({ roles: [] }).execute();
    },
    'a notice was written': async ({ id, status }) => {
      const user_id = await insertSomebodyElse(db);
      await insert(db, {
        articles: {
          id: 53,
          column_id: 25,
          title: '命题工作坊',
          intro: '报名从速。',
          content_html: '<p>日程。</p>',
          released_at: '2026-11-12T00:00:00Z',
        },
        activities: {
          article_id: 53,
          activity_type: 1,
          starts_at: '2026-01-01T00:00:00Z',
          ends_at: '2999-01-01T00:00:00Z',
          participant: '教师',
        },
        activity_applications: {
          article_id: 53,
          user_id,
          name: '陶文静',
          school: '砚山县第三小学',
          tel: '13800000001',
          status: 1,
        },
        notices: {
          id,
          title: '集合时间与车次',
          text: '{姓名}老师，您好！',
          audience: 'activity',
          article_id: 53,
          application_statuses: [1, 0],
          writer: '李敏',
          status,
          ...(status === 1 && { send_at: '3000-01-01T00:00:00Z', recipient_count: 1 }),
        },
      });
    },
    'a reader has an account': async ({ id, session, stopped }) => {
      await insert(db, {
        users: {
          id,
          role: 3,
          phone: '13600000005',
          email: 'tao@example.cn',
          nickname: '陶老师',
          real_name: '陶文静',
          identity_card: '990101199003071237',
          password_hash: '',
          ...(stopped === 1 && { stopped_at: '2026-11-25T06:19:00Z' }),
        },
        login_sessions: { id: session, user_id: id, expires_at: '2999-01-01T00:00:00Z', device: '手机' },
        operator_acts: {
          operator: '周衡',
          queue: 'accounts',
          item: String(id),
          act: 'reveal-identity',
          before: '{}',
          after: '{"reason":"本人来电"}',
        },
      });
    },
    'a batch of codes was made': async ({ name, book_id, recalled }) => {
      const batch = { id: 7, name, book_id, amount: 1, printer: '示例印务', made_by: '周衡' };
      const code_hash = '9f3ac2';
      const day = sql<Date>`(now() at time zone 'Asia/Shanghai')::date`;
      const check = { code_hash, batch_id: batch.id, day, province_id: 0, checks: 2 };
      await insert(db, {
        code_batches: { ...batch, ...(recalled === 1 && { recalled_at: '2026-11-25T06:19:00Z' }) },
        genuine_codes: {
          code_hash,
          book_id,
          batch_id: batch.id,
          check_count: 4,
          first_checked_at: '2026-11-19T06:19:00Z',
        },
        code_checks: [
          { ...check, network: '203.0.*.*' },
          { ...check, network: '198.51.*.*', province_id: PROVINCE },
        ],
        operator_acts: {
          operator: '周衡',
          queue: 'codes',
          item: name,
          act: 'make',
          before: '{}',
          after: '{"book":128}',
        },
      });
    },
    'a shop waits at the desk': ({ id }) => insertApplication(db, '7KXQ4MRW9TEB', { id }),
    'somebody else has passed a shop': async ({ id }) => {
      await db.updateTable('shop_applications').set({ status: 2 }).where('id', '=', id).execute();
      await insert(db, {
        operator_acts: {
          operator: '苏晴',
          queue: 'shops',
          item: '7KXQ4MRW9TEB',
          act: 'approve',
          before: JSON.stringify({ status: 1 }),
          after: JSON.stringify({ status: 2 }),
          created_at: '2026-11-25T06:19:00Z',
        },
      });
    },
    'there is a version of the content': async ({ version }) => {
      const folder = await mkdtemp(join(tmpdir(), 'inkstone-pact-content-'));
      await writeFile(
        join(folder, 'district-agents.csv'),
        `编号,地区,电话\nningbo,宁波市,0574-${String(version)}\n`,
      );
      await publishQuietly(folder, { pool, files, operator: '陶文昌' });
      await rm(folder, { recursive: true });
    },
    'content was proved': async ({ proof }) => {
      const file = { name: '内容.zip', contentType: undefined, size: contentZip.length, bytes: contentZip };
      await keepProof({ db, files }, [file], proof);
    },
    'a work was handed in': async ({ id, status }) => {
      const user_id = await insertSomebodyElse(db);
      const file_key = 'uploads/work.pdf';
      await insert(db, {
        articles: {
          id: 61,
          column_id: 28,
          title: '我眼中的家乡',
          intro: '征集作品。',
          content_html: '<p>要求。</p>',
          released_at: '2026-11-12T00:00:00Z',
        },
        activities: {
          article_id: 61,
          activity_type: 2,
          starts_at: '2026-01-01T00:00:00Z',
          ends_at: '2999-01-01T00:00:00Z',
          participant: '全体学生',
        },
        activity_applications: {
          id,
          article_id: 61,
          user_id,
          name: '小陈',
          school: '砚山县第三小学',
          tel: '13800000001',
          file_keys: [file_key],
          status,
          ...(status === 1 && { approver: '苏晴', handled_at: '2026-11-25T06:19:00Z' }),
        },
      });
      await insert(db, {
        operator_acts: {
          operator: '李敏',
          queue: 'works',
          item: String(id),
          act: 'reopen',
          before: '{"status":-1}',
          after: '{"status":0}',
        },
      });
    },
    'a correction was sent': ({ id, status }) =>
      insert(db, {
        book_feedbacks: {
          id,
          type: 1,
          book_name: '高考数学总复习',
          subject: '数学',
          book_number: '978-7-0000-0000-0',
          page_number: '47',
          question_number: '9',
          print_batch: '5',
          descr: '第 9 题图中的字母 A、B 与题干标注相反。',
          email: 'reader@example.com',
          content_hash: String(id),
          status,
          ...(status === 1 && { approver: '苏晴', handled_at: '2026-11-25T06:19:00Z' }),
        },
      }),
  };
}
