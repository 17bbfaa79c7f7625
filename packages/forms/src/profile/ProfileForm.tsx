import type { ReactNode } from 'react';

import { Button } from '@inkstone/ui/components/Button';
import type { SelectFieldProps } from '@inkstone/ui/components/SelectField';

import { FormColumn } from '../form/FormColumn.js';
import type { FormElementProps } from '../form/FormFrame.js';
import { profileMessages as messages } from './messages.zh.js';
import { ProfileFacts } from './ProfileFacts.js';
import { ProfileFields } from './ProfileFields.js';
import { RealName, RealNameTitle, Status } from './ProfileForm.styles.js';
import { useProfileForm, type ProfileOptions } from './use-profile-form.js';

export interface ProfileFormProps extends ProfileOptions, FormElementProps {
  /** For students: the grades by id, optionally grouped by stage. */
  grades: SelectFieldProps['options'];
  /** Whether the grades are loading. */
  gradesLoading?: boolean | undefined;
  /** The status of the real name: `RealNameStatus`. Must not contain a form: forms cannot be nested. */
  realName?: ReactNode;
}

/** The profile: read-only until 修改信息 is pressed (Spec B 4). */
export function ProfileForm({
  profile,
  onSubmit,
  onSendCode,
  defaultUnlocked,
  defaultValues,
  grades,
  gradesLoading,
  realName,
  ...rest
}: ProfileFormProps) {
  const form = useProfileForm({ profile, onSubmit, onSendCode, defaultUnlocked, defaultValues });
  const { lock, present } = form;
  const realNameLine = realName !== undefined && (
    <RealName>
      <RealNameTitle>{messages.realName}</RealNameTitle>
      {realName}
    </RealName>
  );
  return (
    <form
      noValidate
      {...rest}
      onSubmit={(event) => {
        // Enter in a read-only field submits the form too.
        if (lock.locked) event.preventDefault();
        else form.submit(event);
      }}
    >
      {lock.locked ? (
        <ProfileFacts
          profile={present}
          gradeName={
            gradesLoading === true && present.gradeId !== null ? undefined : nameOf(present.gradeId, grades)
          }
          editButton={lock.button}
          onEdit={form.unlock}
        >
          {realNameLine}
        </ProfileFacts>
      ) : (
        <FormColumn
          form={form}
          submitLabel={messages.submit}
          back={
            <Button size="lg" disabled={form.submitting} onClick={form.giveUp}>
              {messages.cancel}
            </Button>
          }
        >
          <ProfileFields form={form} grades={grades} gradesLoading={gradesLoading} />
          {realNameLine}
        </FormColumn>
      )}
      <Status role="status">{lock.said}</Status>
    </form>
  );
}

function nameOf(gradeId: number | null, grades: ProfileFormProps['grades']): string {
  const all = grades.flatMap((grade) => ('options' in grade ? grade.options : [grade]));
  return all.find(({ value }) => value === String(gradeId))?.label ?? '';
}
