import { codeMessages, gradeIdMessages } from '@inkstone/forms/rules';
import { isDuplicate } from '../../db/unique.js';
import { hashPassword } from '../../security/passwords.js';
import { refuseCommonPassword } from '../../shared/account/common-passwords.js';
import { type Caller, sourceOf } from '../../shared/account/known-devices.queries.js';
import { useCode } from '../../shared/account/login-codes.queries.js';
import { endAllSessions } from '../../shared/account/login-sessions.queries.js';
import { type Notice, passwordNotice, phoneNotice, tellOwner } from '../../shared/account/notices.js';
import { ownAccount } from '../../shared/account/own-account.queries.js';
import { checkOwnPassword, confirmOwner, type Owner } from '../../shared/account/owner.js';
import { exchangePassword } from '../../shared/account/passwords.queries.js';
import { codeRefusal, refuseFields } from '../../shared/account/verification.js';
import { type FieldError, Refusal, refusalCodes } from '../../errors/refusal.js';
import type { Call } from '../../shared/operation.js';
import { rowExists } from '../../shared/row-exists.queries.js';
import type { Services } from '../../shared/services.js';
import { addMessage } from '../messages/messages.queries.js';
import { changeProfile, type ProfileChange } from './profile.queries.js';

type Form = Call<'updateUserInfo'>['body'];

/**
 * Changes the fields that were sent, all or none. A new password or phone number ends all sessions, and the
 * owner is told at the former phone number and e-mail address.
 * @throws Refusal 400, 409 (the number is another account's), 410 and 422 (code, password), 428 (no proof), 429
 */
export async function changeDetails(
  services: Services,
  userId: number,
  form: Form,
  caller: Caller,
): Promise<{ sessionsEnded: boolean }> {
  const { audit, db, keys } = services;
  const own = await ownAccount(db, userId);
  const phone = form.phone === undefined || form.phone === own.phone ? '' : form.phone;
  refuseFields(await errorsOf(services, form, phone));
  const owner = { userId, own, caller };
  const passwords = wantsPassword(form) ? await exchangeOf(services, owner, form) : undefined;
  // The old password has shown that the caller is the owner.
  if (phone !== '' && passwords === undefined) await confirmOwner(services, owner, form);
  const notices: Notice[] = [
    ...(passwords === undefined ? [] : [passwordNotice]),
    ...(phone === '' ? [] : [phoneNotice]),
  ];
  const sessionsEnded = notices.length > 0;

  const writing = db.transaction().execute(async (transaction) => {
    if (phone !== '') {
      const source = await sourceOf(transaction, caller, userId);
      const use = { purpose: 'change-phone', account: phone, source } as const;
      const check = await useCode(transaction, keys.codes, use, form.code ?? '');
      if (check !== 'right') return check;
    }
    if (passwords !== undefined && !(await exchangePassword(transaction, userId, passwords))) {
      throw wrongOldPassword();
    }
    await changeProfile(transaction, userId, {
      ...fieldsOf(form),
      ...(phone !== '' && { phone, phone_changed_at: new Date() }),
    });
    for (const notice of notices) await addMessage(transaction, userId, notice);
    if (sessionsEnded) await endAllSessions(transaction, userId);
    return 'right';
  });
  const check = await writing.catch((error: unknown) => {
    if (!isDuplicate(error, 'users_phone_key')) throw error;
    throw new Refusal(refusalCodes.conflict, '该手机号已注册其他账户');
  });
  if (check !== 'right') throw codeRefusal(check);
  const audited = { account: userId, address: caller.address };
  if (passwords !== undefined) audit('password changed', audited);
  if (phone !== '') audit('phone changed', audited);
  for (const notice of notices) tellOwner(services, own, notice);
  return { sessionsEnded };
}

/** The form's rules require all three passwords if one of them is sent. */
function wantsPassword({ new_pwd = '' }: Form): boolean {
  return new_pwd.trim() !== '';
}

async function errorsOf({ db }: Services, form: Form, phone: string): Promise<FieldError[]> {
  const errors: FieldError[] = [];
  if (form.gradeId !== undefined && !(await rowExists(db, 'grades', form.gradeId))) {
    errors.push({ field: 'gradeId', message: gradeIdMessages.invalid });
  }
  if (phone !== '' && (form.code ?? '') === '') errors.push({ field: 'code', message: codeMessages.blank });
  return errors;
}

async function exchangeOf(services: Services, owner: Owner, form: Form) {
  refuseCommonPassword('new_pwd', form.new_pwd ?? '');
  await checkOwnPassword(services, owner, form.old_pwd ?? '', wrongOldPasswordText);
  return { from: owner.own.passwordHash, to: await hashPassword(form.new_pwd ?? '') };
}

const wrongOldPasswordText = '原密码错误';

function wrongOldPassword(): Refusal {
  return new Refusal(refusalCodes.wrongSecret, wrongOldPasswordText);
}

function fieldsOf(form: Form): ProfileChange {
  const { nickname, school, gradeId } = form;
  return {
    ...(nickname !== undefined && { nickname }),
    ...(school !== undefined && { school }),
    // An empty text clears the grade: the key is present, its value is undefined.
    ...('gradeId' in form && { grade_id: gradeId ?? null }),
  };
}
