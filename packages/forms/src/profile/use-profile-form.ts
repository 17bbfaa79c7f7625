import { useState } from 'react';

import type { SendResetPhoneCodeInput, UpdateUserInfoInput } from '@inkstone/api/inputs';

import { readDraft } from '../drafts/draft.js';
import type { DraftOptions } from '../drafts/use-draft.js';
import { destinationOf, phoneFault, type Destination } from '../code/destination.js';
import { useCodeButton, type CodeButton } from '../code/use-code-button.js';
import { useValidForm, type Sending, type SubmitHandler, type ValidForm } from '../form/use-valid-form.js';
import { profileMessages as messages } from './messages.zh.js';
import { fieldsOf, profileForm, toPayload, type Profile, type ProfileFields } from './schema.js';
import { wantsPassword } from './password-change.js';
import { useLock } from './use-lock.js';
import { usePresentProfile } from './use-present-profile.js';

export interface ProfileOptions {
  /** The current profile: the user of the session. */
  profile: Profile;
  /** Saves the changed fields. */
  onSubmit: SubmitHandler<UpdateUserInfoInput>;
  /** Sends a code to the new number. */
  onSendCode: (request: SendResetPhoneCodeInput) => Promise<unknown>;
  /** Whether the form opens unlocked. */
  defaultUnlocked?: boolean | undefined;
  /** Initial values that differ from the profile, for a form that opens unlocked. */
  defaultValues?: Partial<ProfileFields> | undefined;
}

/** The fields that a way into the form leads to. */
export type FirstField = 'nickname' | 'phone' | 'old_pwd';

export interface ProfileFormState extends ValidForm<ProfileFields> {
  /** The current profile, as saved last. */
  present: Profile;
  codeButton: CodeButton;
  registerPhone: Destination['register'];
  lock: ReturnType<typeof useLock>;
  /** Unlocks the form and goes to one of its fields. */
  unlock: (goTo: FirstField) => void;
  /** Restores the current profile and locks the form. */
  giveUp: () => void;
}

const draft: DraftOptions<ProfileFields> = {
  key: 'profile',
  fields: ['nickname', 'school', 'gradeId', 'phone'],
};

/** Whether something was typed that is not saved, as before a login in between. */
function hasChanges(saved: ProfileFields): boolean {
  const typed = readDraft(draft.key, saved);
  return draft.fields.some((name) => (typed[name] ?? saved[name]) !== saved[name]);
}

/** State of the profile form: unlocked by 修改信息, locked again by saving or 放弃 (Spec B 4). */
export function useProfileForm({
  profile,
  onSubmit,
  onSendCode,
  defaultUnlocked = false,
  defaultValues,
}: ProfileOptions): ProfileFormState {
  const { present, keepSaved } = usePresentProfile(profile);
  const form = useValidForm({
    schema: (fields: ProfileFields) => profileForm(fields, present),
    empty: fieldsOf(profile),
    defaultValues,
    toPayload: (fields) => toPayload(fields, present),
    onSubmit: save,
    // With a new password, the old one may be what was refused.
    codeField: (fields) => (wantsPassword(fields) ? undefined : 'code'),
    draft,
  });
  const [begun] = useState(() => hasChanges(fieldsOf(profile)));
  const lock = useLock(defaultUnlocked || begun);
  const phone = destinationOf(
    form,
    'phone',
    (typed) => phoneFault(typed) ?? (typed === present.phone ? messages.phone.same : null),
  );
  const codeButton = useCodeButton({
    isReady: phone.isReady,
    send: () => onSendCode({ phone: phone.typed() }),
  });

  async function save(change: UpdateUserInfoInput, sending: Sending) {
    const isChanged = Object.keys(change).length > 0;
    if (isChanged) await onSubmit(change, sending);
    show(isChanged ? keepSaved(change) : present);
    lock.lock(isChanged ? messages.saved : messages.unchanged);
  }

  /** Also clears the passwords, the code and all messages. */
  function show(known: Profile) {
    form.reset(fieldsOf(known));
    form.clearRefusal();
  }

  return {
    ...form,
    present,
    codeButton,
    registerPhone: phone.register,
    lock,
    unlock: (goTo) => {
      show(present);
      lock.unlock(messages.unlocked, () => form.setFocus(goTo));
    },
    giveUp: () => {
      show(present);
      lock.lock(messages.cancelled);
    },
  };
}
