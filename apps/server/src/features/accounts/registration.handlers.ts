import { registrationMessages as messages } from '@inkstone/forms/registration/schema';
import { hashPassword } from '../../security/passwords.js';
import type { Source } from '../../security/source.js';
import { refuseCommonPassword } from '../../shared/account/common-passwords.js';
import { codeMinutes, tryCode } from '../../shared/account/login-codes.queries.js';
import { stoppedText } from '../../shared/account/stopped.js';
import { type Account, findAccount, normaliseAccount } from '../../shared/account/users.queries.js';
import { codeRefusal, codeText, newCode, refuseFields, sendTo } from '../../shared/account/verification.js';
import { type FieldError, Refusal, refusalCodes } from '../../errors/refusal.js';
import type { Call, Operations } from '../../shared/operation.js';
import type { Services } from '../../shared/services.js';
import { addUser, type Choices, wrongChoices } from './registration.queries.js';

type Form = Call<'register'>['body'];

export function registrationOperations(services: Services) {
  const { db, keys, limits, loginGuard } = services;
  return {
    async sendPhoneCode({ body, address }) {
      await sendRegistrationCode(services, normaliseAccount(body.phone), { address });
      return { data: null, msg: `短信已发送，请在 ${String(codeMinutes)} 分钟内查收` };
    },

    async sendEmailCode({ body, address }) {
      await sendRegistrationCode(services, normaliseAccount(body.email), { address });
      return { data: null, msg: `邮件已发送，请在 ${String(codeMinutes)} 分钟内查收` };
    },

    async register({ body, address }) {
      refuseFields(await unknownChoices(services, body));
      refuseCommonPassword('password', body.password);
      const { account, code, ...contact } = verificationOf(body);
      await limits.consume('registration', address);
      const source = { address };
      const attempt = loginGuard.attempt(`registration ${account}`, source);
      await attempt.admit();
      const user = {
        role: body.user_role,
        nickname: body.nickname,
        // Hashing is slow on purpose, so it happens before a connection and a lock are taken.
        password_hash: await hashPassword(body.password),
        ...contact,
        ...particularsOf(body),
      };
      const outcome = await db.transaction().execute(async (transaction) => {
        const check = await tryCode(transaction, keys.codes, { purpose: 'register', account, source }, code);
        if (check === 'right') return (await addUser(transaction, user)) ? 'registered' : 'taken';
        // The form was sent twice: the account belongs to the sender.
        if (check === 'spent') return (await findAccount(transaction, account)) ? 'taken' : 'expired';
        return check;
      });
      if (outcome === 'wrong' || outcome === 'expired') {
        await attempt.fail();
        throw codeRefusal(outcome);
      }
      await attempt.succeed();
      if (outcome === 'taken') throw new Refusal(refusalCodes.conflict, '该账号已注册，请直接登录');
      return { data: null, msg: '注册成功，请前往个人中心完成实名认证' };
    },
  } satisfies Partial<Operations>;
}

/** A registered account gets a notice instead of the code; the responses do not differ. */
async function sendRegistrationCode(services: Services, account: string, source: Source): Promise<void> {
  const code = await newCode(services, 'register', account, source);
  const known = await findAccount(services.db, account);
  sendTo(
    services,
    account,
    known === undefined ? codeText('注册', code) : await registeredText(services, known),
  );
}

async function registeredText({ db }: Services, { isStopped }: Account): Promise<string> {
  return isStopped
    ? `${await stoppedText(db)}。`
    : '您已经注册过，请直接登录；忘记密码可在登录页找回。如非本人操作，请忽略。';
}

/** The fields with ids that the database does not have, in the order of the form. */
async function unknownChoices({ db }: Services, body: Form): Promise<FieldError[]> {
  const wrong = await wrongChoices(db, choicesOf(body));
  const names = fieldsOfChoices(body.user_role);
  return wrong.map((choice) => names[choice]);
}

function fieldsOfChoices(role: Form['user_role']): Record<keyof Choices, FieldError> {
  const place = messages.region.invalid;
  const stage = role === 2 ? 'study_stage' : 'teachGradeId';
  return {
    province_id: { field: 'province', message: place },
    city_id: { field: 'city', message: place },
    subject_id: { field: 'subject', message: messages.subject.invalid },
    stage_id: { field: stage, message: messages[stage].invalid },
    grade_id: { field: 'gradeId', message: messages.gradeId.invalid },
  };
}

/** Only the fields of the chosen role; fields of other roles may still hold values and are ignored. */
function choicesOf(body: Form): Choices {
  const of = (role: Form['user_role'], value: number | undefined): number | null =>
    body.user_role === role ? (value ?? null) : null;
  return {
    province_id: body.province ?? null,
    city_id: body.city ?? null,
    subject_id: of(3, body.subject),
    stage_id: of(2, body.study_stage) ?? of(3, body.teachGradeId),
    grade_id: of(1, body.gradeId),
  };
}

function particularsOf(body: Form) {
  const hasSchool = body.user_role === 1 || body.user_role === 3;
  return {
    ...choicesOf(body),
    school: hasSchool ? (body.school ?? '') : '',
    store_name: body.user_role === 5 ? (body.store_name ?? '') : '',
  };
}

/** The account that the code was sent to. The description ensures that its fields are there. */
function verificationOf(body: Form) {
  if (body.authentication_methods === 1) {
    const phone = normaliseAccount(body.phone ?? '');
    return { account: phone, code: body.phone_code ?? '', phone };
  }
  const email = normaliseAccount(body.email ?? '');
  return { account: email, code: body.email_code ?? '', email };
}
