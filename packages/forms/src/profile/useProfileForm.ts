import type { SendResetPhoneCodeInput, UpdateUserInfoInput } from '@inkstone/api/profile';

import { useCodeButton } from '../code/useCodeButton.js';
import { useValidForm, type Sending, type SubmitHandler } from '../form/useValidForm.js';
import { ruleMessages } from '../messages.zh.js';
import { isMobile } from '../rules/mobile.js';
import { profileMessages as messages } from './messages.zh.js';
import { fieldsOf, profileForm, toPayload, type Profile, type ProfileFields } from './schema.js';
import { useLock } from './useLock.js';
import { usePresentProfile } from './usePresentProfile.js';

export interface ProfileOptions {
  /** What is known of the person: the session's user. */
  profile: Profile;
  /** Saves what was changed, and nothing else. */
  onSubmit: SubmitHandler<UpdateUserInfoInput>;
  /** Sends a code to the new number. */
  onSendCode: (request: SendResetPhoneCodeInput) => Promise<unknown>;
  /** Opens ready to be changed. */
  defaultUnlocked?: boolean | undefined;
  /** What stands in the form at first, in place of what is known; for a form that opens unlocked. */
  defaultValues?: Partial<ProfileFields> | undefined;
}

/** State of the profile's form: locked, unlocked by 修改信息, locked again by saving or 取消 (Spec B 4). */
export function useProfileForm({
  profile,
  onSubmit,
  onSendCode,
  defaultUnlocked = false,
  defaultValues,
}: ProfileOptions) {
  const { present, keepSaved } = usePresentProfile(profile);
  const form = useValidForm({
    schema: (fields: ProfileFields) => profileForm(fields, present),
    empty: fieldsOf(profile),
    defaultValues,
    toPayload: (fields) => toPayload(fields, present),
    onSubmit: save,
  });
  const lock = useLock(defaultUnlocked, () => {
    form.setFocus('nickname');
  });
  const codeButton = useCodeButton({
    isReady: () => Promise.resolve(isPhoneReady()),
    send: () => onSendCode({ phone: typedPhone() }),
  });

  async function save(change: UpdateUserInfoInput, sending: Sending) {
    const isChanged = Object.keys(change).length > 0;
    if (isChanged) await onSubmit(change, sending);
    show(isChanged ? keepSaved(change) : present);
    lock.turn(true, isChanged ? messages.saved : messages.unchanged);
  }

  /** Also forgets passwords, the code and what was wrong. */
  function show(known: Profile) {
    form.reset(fieldsOf(known));
    form.clearRefusal();
  }

  function typedPhone() {
    return form.getValues('phone').trim();
  }

  function isPhoneReady(): boolean {
    const phone = typedPhone();
    const wrong = isMobile(phone) ? messages.phone.same : ruleMessages.mobileFormat;
    if (isMobile(phone) && phone !== present.phone) {
      form.clearErrors('phone');
      return true;
    }
    form.setError('phone', { type: 'code', message: wrong });
    form.setFocus('phone');
    return false;
  }

  return {
    ...form,
    present,
    codeButton,
    lock,
    unlock: () => {
      show(present);
      lock.turn(false, messages.unlocked);
    },
    giveUp: () => {
      show(present);
      lock.turn(true, messages.cancelled);
    },
  };
}

export type ProfileFormState = ReturnType<typeof useProfileForm>;
