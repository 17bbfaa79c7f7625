import { Refusal, refusalCodes } from '../../errors/refusal.js';
import { requireRole, type Call, type Operations } from '../../shared/operation.js';
import type { Services } from '../../shared/services.js';
import {
  advanceShopApplication,
  assignShopApplication,
  type Change,
  rejectShopApplication,
  type Step,
} from '../shops/application-status.queries.js';
import { certifyShop } from '../shops/certificate.queries.js';
import { applicationWithId, lastAct, openAtDesk } from '../shops/desk-shop.queries.js';
import type { RefusedPapers } from '../shops/papers.js';
import { statusNames } from '../shops/step-names.js';
import { checkColleague } from './colleagues.js';
import { alreadyDecided, goneItem } from './item-refusals.js';

const role = 'reviewer';

export function deskShopOperations(services: Services) {
  const { db, links } = services;
  return {
    async getDeskShop({ body, operator }) {
      const { name } = requireRole(operator, role);
      const application = await applicationWithId(db, body.id);
      if (application === undefined) throw goneItem();
      return { data: await openAtDesk(db, links, { application, operator: name }) };
    },

    async decideDeskShop({ body, operator }) {
      const { name } = requireRole(operator, role);
      const application = await applicationWithId(db, body.id);
      if (application === undefined) throw goneItem();
      const { query_code: queryCode } = application;
      const seen = { status: body.seen, round: body.round };
      const change = await decide(services, { queryCode, operator: name, seen }, body);
      if (change.changed) return { data: null, msg: `已改为：${statusNames[change.status]}` };
      if (change.reason !== 'already') throw refusalOf(change.reason);
      const last = await lastAct(db, queryCode);
      // The answer to the same decision was lost.
      if (last?.operator === name && last.act === actOf(body)) return { data: null, msg: '已经办过' };
      throw alreadyDecided(last?.operator ?? '', last?.created_at, statusNames[change.application.status]);
    },
  } satisfies Partial<Operations>;
}

type Body = Call<'decideDeskShop'>['body'];

async function decide(services: Services, step: Step, body: Body): Promise<Change> {
  const { db, files, siteName } = services;
  const handling = { approver: step.operator, descr: body.note?.trim() ?? '' };
  switch (body.act) {
    case 'reject': {
      const papers: RefusedPapers = Object.fromEntries(
        (body.papers ?? []).map(({ paper, reason }) => [paper, reason.trim()]),
      );
      return rejectShopApplication(db, step, {
        approver: step.operator,
        reasons: { papers, data: handling.descr },
      });
    }
    case 'assign': {
      const to = body.to?.trim() ?? '';
      await checkColleague(db, to, role);
      return assignShopApplication(db, step, to);
    }
    case 'advance': {
      const { status, round } = step.seen;
      if (status === 3 || status === 4) {
        return certifyShop({ db, files }, step, { ...handling, until: '', issuer: siteName });
      }
      return advanceShopApplication(db, { ...step, seen: { status, round } }, handling);
    }
  }
}

/** As `operator_acts` has it. */
function actOf({ act, seen }: Body): string {
  if (act !== 'advance') return act;
  return ['reopen', 'approve', 'deposit', 'certify'][seen] ?? act;
}

function refusalOf(reason: 'unknown' | 'finished' | 'already sent back' | 'nothing refused'): Refusal {
  switch (reason) {
    case 'unknown':
      return goneItem();
    case 'finished':
      return new Refusal(refusalCodes.conflict, '授权证书已经发放，申请不能再改');
    case 'already sent back':
      return new Refusal(refusalCodes.conflict, '申请已经退回');
    case 'nothing refused':
      return Refusal.invalid([{ field: 'papers', message: '退回须写明哪一张、为什么' }]);
  }
}
