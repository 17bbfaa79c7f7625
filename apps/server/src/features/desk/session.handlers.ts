import { Refusal, refusalCodes } from '../../errors/refusal.js';
import { verifyPassword } from '../../security/passwords.js';
import { atDesk, type Operations } from '../../shared/operation.js';
import type { Services } from '../../shared/services.js';
import { addOperatorSession, endOperatorSession } from './operator-sessions.queries.js';
import { findOperator, useOperatorCode } from './operators.queries.js';

export function deskSessionOperations({ audit, db, keys, loginGuard }: Services) {
  return {
    /** Without a code, a right password is answered with no session: the page then asks for the code. */
    async deskLogin({ body, address }) {
      const operator = await findOperator(db, body.name.trim());
      const audited = { account: body.name.trim(), address };
      const attempt = loginGuard.attempt(`desk ${body.name.trim()}`, { address });
      const isRight = await verifyPassword(operator?.password_hash, body.password, attempt);
      if (operator === undefined || !isRight) {
        audit('operator login refused', audited);
        throw new Refusal(refusalCodes.wrongSecret, '姓名或密码不对');
      }
      const code = body.code?.trim() ?? '';
      if (code === '') return { data: { session: null }, msg: '请输入动态验证码' };
      if (!(await useOperatorCode(db, keys.operatorSecrets, operator, code))) {
        audit('operator login refused', audited);
        throw wrongCode(await attempt.fail());
      }
      await attempt.succeed();
      audit('operator login', audited);
      const { id, name, roles } = operator;
      return { data: { session: { jwt: await addOperatorSession(db, id), name, roles } }, msg: '登录成功' };
    },

    async deskLogout({ operator }) {
      await endOperatorSession(db, atDesk(operator).token);
      return { data: null, msg: '已退出登录' };
    },
  } satisfies Partial<Operations>;
}

function wrongCode(left: number): Refusal {
  const rest = left > 0 ? `还可以试 ${String(left)} 次` : '请稍后再试';
  return new Refusal(refusalCodes.wrongSecret, `动态验证码不对，${rest}`);
}
