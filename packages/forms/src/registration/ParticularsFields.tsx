import { RadioGroupField } from '@inkstone/ui/components/RadioGroupField';
import { SelectField } from '@inkstone/ui/components/SelectField';
import { TextField } from '@inkstone/ui/components/TextField';
import { useWatch } from 'react-hook-form';

import { fieldProps } from '../form/field-props.js';
import type { RegistrationChoices } from './choices.js';
import { registrationMessages as messages } from './messages.zh.js';
import { PlaceField } from './PlaceField.js';
import type { RegistrationFormState } from './use-registration-form.js';

export interface ParticularsFieldsProps extends RegistrationChoices {
  form: RegistrationFormState;
}

/** The fields of the chosen identity (Spec B 2.7). */
export function ParticularsFields({ form, regions, regionsLoading, ...lists }: ParticularsFieldsProps) {
  const { control } = form;
  const field = fieldProps(form, messages);
  const role = useWatch({ control, name: 'user_role' });
  const isStudent = role === '1';
  const isParent = role === '2';
  const isTeacher = role === '3';
  const isMerchant = role === '5';

  return (
    <>
      {isParent && (
        <RadioGroupField
          {...field('study_stage')}
          hint={lists.stagesLoading === true ? messages.stagesLoading : undefined}
          options={lists.stagesLoading === true ? [] : lists.stages}
        />
      )}
      {isMerchant && <TextField {...field('store_name')} autoComplete="organization" />}
      <TextField {...field('nickname')} autoComplete="nickname" />
      <PlaceField control={control} regions={regions} loading={regionsLoading} readOnly={isParent} />
      {(isTeacher || isStudent) && <TextField {...field('school')} autoComplete="organization" />}
      {isTeacher && (
        <>
          <SelectField {...field('subject')} options={lists.subjects} loading={lists.subjectsLoading} />
          <SelectField {...field('teachGradeId')} options={lists.stages} loading={lists.stagesLoading} />
        </>
      )}
      {isStudent && (
        <SelectField {...field('gradeId')} options={lists.grades} loading={lists.gradesLoading} />
      )}
    </>
  );
}
