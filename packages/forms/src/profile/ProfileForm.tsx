import type { Ref } from 'react';

import { Button } from '@inkstone/ui/components/Button';
import { Icon } from '@inkstone/ui/components/Icon';
import type { SelectFieldProps } from '@inkstone/ui/components/SelectField';
import { FactList, type Fact } from '@inkstone/ui/patterns/FactList';
import { RecordGroup } from '@inkstone/ui/patterns/RecordGroup';

import type { FormElementProps } from '../form/FormFrame.js';
import { FormRefusal } from '../form/FormRefusal.js';
import { emailFacts, loginFacts, nameFact, schoolFacts } from './facts.js';
import { profileMessages as messages } from './messages.zh.js';
import { LoginFields, NameField, SchoolFields } from './ProfileFields.js';
import { Head, Refused, Status } from './ProfileForm.styles.js';
import { useProfileForm, type ProfileOptions } from './use-profile-form.js';

export interface ProfileFormProps extends ProfileOptions, Omit<FormElementProps, 'title'> {
  /** The h1 of the page; the buttons of the form stand beside it. */
  title: string;
  /** For students: the grades by id, optionally grouped by stage. */
  grades: SelectFieldProps['options'];
  /** Whether the grades are loading. */
  gradesLoading?: boolean | undefined;
  /** Lines that this form does not change; none may contain a form, because forms cannot be nested. */
  portrait: Fact;
  /** Such as identity, province and city. */
  fixed: readonly Fact[];
  devices: Fact;
  realName: readonly Fact[];
}

/** The record card of an account: read-only until 修改信息 is pressed, then fields in place of the lines (Spec B 4). */
export function ProfileForm({
  title,
  profile,
  onSubmit,
  onSendCode,
  defaultUnlocked,
  defaultValues,
  grades,
  gradesLoading,
  portrait,
  fixed,
  devices,
  realName,
  ...rest
}: ProfileFormProps) {
  const form = useProfileForm({ profile, onSubmit, onSendCode, defaultUnlocked, defaultValues });
  const { lock, present } = form;
  const gradeName =
    gradesLoading === true && present.gradeId !== null ? undefined : nameOf(present.gradeId, grades);
  return (
    <form
      noValidate
      {...rest}
      onSubmit={(event) => {
        if (lock.locked) event.preventDefault();
        else form.submit(event);
      }}
    >
      <Head
        title={title}
        actions={
          <HeadButtons
            locked={lock.locked}
            editButton={lock.button}
            submitting={form.submitting}
            onEdit={() => form.unlock('nickname')}
            onGiveUp={form.giveUp}
          />
        }
        $editing={!lock.locked}
      />
      <Status role="status">{lock.said}</Status>
      <Refused>
        <FormRefusal refusal={form.refusal} />
      </Refused>
      <RecordGroup title={messages.groups.details}>
        {lock.locked ? (
          <FactList facts={[portrait, nameFact(present), ...fixed, ...schoolFacts(present, gradeName)]} />
        ) : (
          <>
            <FactList facts={[portrait]} />
            <NameField form={form} />
            <FactList facts={fixed} />
            <SchoolFields form={form} grades={grades} gradesLoading={gradesLoading} />
          </>
        )}
      </RecordGroup>
      <RecordGroup title={messages.groups.safety}>
        {lock.locked ? (
          <FactList facts={[...emailFacts(present), ...loginFacts(present, form.unlock), devices]} />
        ) : (
          <>
            {present.email !== '' && <FactList facts={emailFacts(present)} />}
            <LoginFields form={form} />
            <FactList facts={[devices]} />
          </>
        )}
      </RecordGroup>
      <RecordGroup title={messages.groups.realName} note={messages.realNameUse}>
        <FactList facts={realName} />
      </RecordGroup>
    </form>
  );
}

interface HeadButtonsProps {
  locked: boolean;
  editButton: Ref<HTMLButtonElement>;
  submitting: boolean;
  onEdit: () => void;
  onGiveUp: () => void;
}

function HeadButtons({ locked, editButton, submitting, onEdit, onGiveUp }: HeadButtonsProps) {
  if (locked) {
    return (
      <Button
        // Without a key React makes it 放弃, which would keep the focus.
        key="edit"
        ref={editButton}
        startIcon={<Icon name="pencil" size={20} />}
        onClick={onEdit}
      >
        {messages.edit}
      </Button>
    );
  }
  return (
    <>
      <Button variant="quiet" disabled={submitting} onClick={onGiveUp}>
        {messages.cancel}
      </Button>
      <Button type="submit" variant="primary" busy={submitting}>
        {messages.submit}
      </Button>
    </>
  );
}

function nameOf(gradeId: number | null, grades: ProfileFormProps['grades']): string {
  const all = grades.flatMap((grade) => ('options' in grade ? grade.options : [grade]));
  return all.find(({ value }) => value === String(gradeId))?.label ?? '';
}
