import type { DeskNotice, DeskNoticeSummary } from '@inkstone/api/types';
import { Refusal, refusalCodes } from '../../errors/refusal.js';
import { findAccount } from '../../shared/account/users.queries.js';
import { atDesk, type Operations } from '../../shared/operation.js';
import type { Services } from '../../shared/services.js';
import { toSeconds } from '../../shared/wire.js';
import { findActivity } from '../activities/applications.queries.js';
import {
  type Audience,
  activitiesWithApplications,
  countRecipients,
  sampleRecipient,
} from '../notices/audience.queries.js';
import { audienceName } from '../notices/audience-names.js';
import {
  cancelNotice,
  countNotices,
  deleteDraft,
  findNotice,
  listNotices,
  type Notice,
  type NoticeOutcome,
  saveDraft,
  scheduleNotice,
} from '../notices/notices.queries.js';
import { countRefusalText } from '../notices/recipient-count.js';
import { sendDueNotices } from '../notices/send-notices.queries.js';

interface SentAudience {
  audience: Audience['kind'];
  account?: string;
  role?: 1 | 2 | 3 | 5;
  article_id?: number;
  statuses?: readonly (-1 | 0 | 1)[];
}

export function deskNoticeOperations({ db }: Services) {
  /** @throws Refusal 400 for a part that is missing, an unknown account or activity */
  async function audienceOf({ audience: kind, ...sent }: SentAudience): Promise<Audience> {
    const { account = '', role, article_id: articleId, statuses } = sent;
    switch (kind) {
      case 'all':
        return { kind };
      case 'role':
        if (role === undefined) throw Refusal.invalid([{ field: 'role', message: '请选择身份' }]);
        return { kind, role };
      case 'person': {
        const found = await findAccount(db, account);
        if (found === undefined) throw Refusal.invalid([{ field: 'account', message: '没有这个账号' }]);
        return { kind, userId: found.id };
      }
      case 'activity': {
        const isKnown = articleId !== undefined && (await findActivity(db, articleId)) !== undefined;
        if (!isKnown) throw Refusal.invalid([{ field: 'article_id', message: '请选择活动' }]);
        if (statuses === undefined) {
          throw Refusal.invalid([{ field: 'statuses', message: '请选择报名的状态' }]);
        }
        return { kind, articleId, statuses };
      }
    }
  }

  return {
    async listDeskNotices() {
      const [list, { scheduled, sent }, activities] = await Promise.all([
        listNotices(db),
        countNotices(db),
        activitiesWithApplications(db),
      ]);
      return { data: { list: list.map(toSummary), scheduled, sent, activities } };
    },

    async getDeskNotice({ body }) {
      const notice = await findNotice(db, body.id);
      if (notice === undefined) throw gone();
      return { data: toNotice(notice) };
    },

    async countDeskNotice({ body }) {
      const audience = await audienceOf(body);
      const { count, parts, leftOut } = await countRecipients(db, audience);
      return { data: { count, parts, left_out: leftOut, name: (await sampleRecipient(db, audience)) ?? '' } };
    },

    async saveDeskNotice({ body: { id, title, text, ...sent }, operator }) {
      const notice = { title: title.trim(), text: text.trim(), audience: await audienceOf(sent) };
      const saved = done(await saveDraft(db, id, notice, atDesk(operator).name));
      return { data: { id: saved.id }, msg: '已存草稿' };
    },

    async scheduleDeskNotice({
      body: { id, send_time: seconds, expected_count: expected = null },
      operator,
    }) {
      const sendAt = seconds === undefined ? null : new Date(seconds * 1000);
      if (sendAt !== null && sendAt.getTime() <= Date.now()) {
        throw Refusal.invalid([{ field: 'send_time', message: '这个时刻已经过去' }]);
      }
      done(await scheduleNotice(db, id, { sendAt, expected }, atDesk(operator).name));
      if (sendAt !== null) return { data: null, msg: '已定时' };
      // Otherwise the desk would show it as scheduled until the background finds it.
      await sendDueNotices(db);
      return { data: null, msg: '已发出' };
    },

    async changeDeskNotice({ body: { id, act }, operator }) {
      const { name } = atDesk(operator);
      done(await (act === 'cancel' ? cancelNotice(db, id, name) : deleteDraft(db, id, name)));
      return { data: null, msg: act === 'cancel' ? '已撤回，成为草稿' : '已删去草稿' };
    },
  } satisfies Partial<Operations>;
}

/** @throws Refusal 404, or 409 that says what has become of it or how many would get it */
function done(outcome: NoticeOutcome): { id: number } {
  if (outcome.done) return outcome;
  switch (outcome.reason) {
    case 'unknown':
      throw gone();
    case 'not a draft':
      throw new Refusal(refusalCodes.conflict, '这封通知已经定时或发出，没有改动');
    case 'not scheduled':
      throw new Refusal(refusalCodes.conflict, '这封通知不是定时的，不能撤回');
    case 'nobody':
    case 'not named':
    case 'differs':
      throw new Refusal(refusalCodes.conflict, countRefusalText(outcome.reason, outcome.count));
  }
}

function gone(): Refusal {
  return Refusal.noSuchItem('这封通知不在了');
}

function toSummary(notice: Notice): DeskNoticeSummary {
  const { id, status, title, recipient_count, read_count, failure } = notice;
  const time = notice.sent_at ?? notice.send_at ?? notice.updated_at;
  const counts = { recipient_count, read_count };
  return { id, status, title, to: audienceName(notice), ...counts, failure, time: toSeconds(time) };
}

function toNotice(notice: Notice): DeskNotice {
  const { text, audience, role, article_id, application_statuses: statuses, send_at } = notice;
  return {
    ...toSummary(notice),
    text,
    audience,
    account: notice.account ?? '',
    role,
    article_id,
    statuses,
    send_time: send_at === null ? null : toSeconds(send_at),
  };
}
