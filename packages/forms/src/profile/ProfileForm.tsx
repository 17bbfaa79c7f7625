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
  /** Of students: the grades by id, in groups where the page knows their stages. */
  grades: SelectFieldProps['options'];
  /** The grades are on their way. */
  gradesLoading?: boolean | undefined;
  /** What stands in the line of the real name: `RealNameStatus`. No form and no dialog with one: a form cannot hold another. */
  realName?: ReactNode;
}

/** The profile: read at first, changed after 修改信息 (Spec B 4). */
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
        // Enter in a field that is only to be read.
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
