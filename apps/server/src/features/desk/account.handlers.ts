import { Refusal, refusalCodes } from '../../errors/refusal.js';
import { atDesk, type Operations } from '../../shared/operation.js';
import type { Services } from '../../shared/services.js';
import { toFlag, toSeconds } from '../../shared/wire.js';
import {
  type AccountAct,
  type Changed,
  dataForOwner,
  endSessions,
  lost,
  lostText,
  releaseIdentity,
  revealSecret,
  startAccount,
  stopAccount,
} from '../accounts/account-acts.queries.js';
import { accountQueue, eventNames } from '../accounts/account-history.queries.js';
import { type AccountSheet, accountSheet } from '../accounts/account-sheet.queries.js';
import { type FoundAccount, findAccounts } from '../accounts/found-accounts.queries.js';
import { isRepeatedAct } from '../queues/acts.queries.js';

type ChangeName = 'release-identity' | 'start' | 'stop';

const texts: Readonly<Record<ChangeName, { done: string; already: string }>> = {
  stop: { done: '已停用', already: '这个账号已经停用' },
  start: { done: '已恢复', already: '这个账号没有停用' },
  'release-identity': { done: '身份证已释放', already: '这个账号没有实名认证' },
};

export function deskAccountOperations({ db, links, identityCards }: Services) {
  const make = (name: ChangeName, act: AccountAct & { tell: boolean }): Promise<Changed> => {
    switch (name) {
      case 'stop':
        return stopAccount(db, act);
      case 'start':
        return startAccount(db, act);
      case 'release-identity':
        return releaseIdentity(db, act);
    }
  };
  return {
    async listDeskAccounts({ body }) {
      const { count, list } = await findAccounts({ db, identityCards }, body.text);
      return { data: { count, list: list.map(toSummary) } };
    },

    async getDeskAccount({ body }) {
      return { data: toAccount(known(await accountSheet(db, body.id))) };
    },

    async revealDeskSecret({ body: { id, secret, reason }, operator }) {
      const act = { id, reason: reason.trim(), operator: atDesk(operator).name };
      const value = known(await revealSecret({ db, identityCards }, act, secret));
      if (value === lost) throw new Refusal(refusalCodes.conflict, lostText);
      return { data: { value } };
    },

    async changeDeskAccount({ body: { id, change, reason, tell = false }, operator }) {
      const act = { id, reason: reason.trim(), operator: atDesk(operator).name, tell };
      const changed = await make(change, act);
      if (changed === 'unknown') throw noSuchAccount();
      const asked = { ...act, queue: accountQueue, item: String(id), act: change };
      if (changed === 'already' && !(await isRepeatedAct(db, asked)))
        throw new Refusal(refusalCodes.conflict, texts[change].already);
      return { data: null, msg: texts[change].done };
    },

    async endDeskSessions({ body: { id, session }, operator }) {
      const count = known(await endSessions(db, { id, operator: atDesk(operator).name }, session));
      return { data: { count }, msg: count === 0 ? '早已退出' : '已退出' };
    },

    async exportDeskAccount({ body: { id, reason }, operator }) {
      const act = { id, reason: reason.trim(), operator: atDesk(operator).name };
      return { data: known(await dataForOwner(db, links, act)) };
    },
  } satisfies Partial<Operations>;
}

function known<Found>(found: Found | undefined): Found {
  if (found === undefined) throw noSuchAccount();
  return found;
}

function noSuchAccount(): Refusal {
  return Refusal.noSuchItem('没有这个账号');
}

function toSummary({ role, realName, province, city, seenAt, isStopped, ...rest }: FoundAccount) {
  return {
    ...rest,
    user_role: role,
    username: realName,
    place: `${province} ${city}`.trim(),
    seen_time: toSeconds(seenAt),
    is_stopped: toFlag(isStopped),
  };
}

function toAccount(sheet: AccountSheet) {
  const { role, realName, identityCard, storeName, createdAt, seenAt, stoppedAt, stoppedReason, ...rest } =
    sheet;
  return {
    ...rest,
    user_role: role,
    username: realName,
    identity_card_code: identityCard,
    store_name: storeName,
    create_time: toSeconds(createdAt),
    seen_time: toSeconds(seenAt),
    stopped_time: stoppedAt === null ? null : toSeconds(stoppedAt),
    stopped_reason: stoppedReason,
    sessions: sheet.sessions.map((one) => ({
      id: one.id,
      device: one.device,
      create_time: toSeconds(one.createdAt),
      last_time: toSeconds(one.usedAt),
    })),
    history: sheet.history.map(({ at, event, operator, reason }) => ({
      time: toSeconds(at),
      text: `${operator}${eventNames[event]}`,
      reason,
    })),
  };
}
