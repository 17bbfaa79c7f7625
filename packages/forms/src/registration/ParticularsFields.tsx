import { RadioGroupField } from '@inkstone/ui/components/RadioGroupField';
import { SelectField, type SelectFieldProps } from '@inkstone/ui/components/SelectField';
import { TextField } from '@inkstone/ui/components/TextField';
import { useWatch } from 'react-hook-form';

import type { RegistrationChoices } from './choices.js';
import { registrationMessages as messages } from './messages.zh.js';
import { PlaceField } from './PlaceField.js';
import type { RegistrationFormState } from './use-registration-form.js';

export interface ParticularsFieldsProps extends RegistrationChoices {
  form: RegistrationFormState;
}

/** The fields of the chosen identity (Spec B 2.7). */
export function ParticularsFields({ form, regions, regionsLoading, ...lists }: ParticularsFieldsProps) {
  const { control, register, errors } = form;
  const role = useWatch({ control, name: 'user_role' });
  const isStudent = role === '1';
  const isParent = role === '2';
  const isTeacher = role === '3';
  const isMerchant = role === '5';

  function choiceOf(
    name: 'subject' | 'teachGradeId' | 'gradeId',
    options: SelectFieldProps['options'],
    loading: boolean | undefined,
  ) {
    const { label, placeholder } = messages[name];
    return (
      <SelectField
        {...{ label, placeholder, options, loading }}
        error={errors[name]?.message}
        {...register(name)}
      />
    );
  }

  return (
    <>
      {isParent && (
        <RadioGroupField
          label={messages.study_stage.label}
          hint={lists.stagesLoading === true ? messages.stagesLoading : undefined}
          options={lists.stagesLoading === true ? [] : lists.stages}
          error={errors.study_stage?.message}
          {...register('study_stage')}
        />
      )}
      {isMerchant && (
        <TextField
          label={messages.store_name.label}
          autoComplete="organization"
          error={errors.store_name?.message}
          {...register('store_name')}
        />
      )}
      <TextField
        label={messages.nickname.label}
        autoComplete="nickname"
        error={errors.nickname?.message}
        {...register('nickname')}
      />
      <PlaceField control={control} regions={regions} loading={regionsLoading} readOnly={isParent} />
      {(isTeacher || isStudent) && (
        <TextField
          label={messages.school.label}
          autoComplete="organization"
          error={errors.school?.message}
          {...register('school')}
        />
      )}
      {isTeacher && (
        <>
          {choiceOf('subject', lists.subjects, lists.subjectsLoading)}
          {choiceOf('teachGradeId', lists.stages, lists.stagesLoading)}
        </>
      )}
      {isStudent && choiceOf('gradeId', lists.grades, lists.gradesLoading)}
    </>
  );
}
