import { DotList } from '@inkstone/ui/components/DotList';
import type { SelectFieldProps } from '@inkstone/ui/components/SelectField';
import { useWatch, type Control } from 'react-hook-form';

import type { RegistrationFields } from './fields.js';
import { registrationMessages as messages } from './messages.zh.js';
import { Facts, Initial, Note, Owner, Plate, Wrap } from './PlatePreview.styles.js';

export interface PlatePreviewProps {
  control: Control<RegistrationFields>;
  subjects: SelectFieldProps['options'];
}

/** A bookplate with what has been typed so far. Not announced, because it only repeats the fields. */
export function PlatePreview({ control, subjects }: PlatePreviewProps) {
  const [role, nickname, school, subject, store] = useWatch({
    control,
    name: ['user_role', 'nickname', 'school', 'subject', 'store_name'],
  });
  const name = nickname.trim();
  const offered = subjects.flatMap((choice) => ('options' in choice ? choice.options : choice));
  const subjectName = role === '3' ? offered.find(({ value }) => value === subject)?.label : undefined;
  const place = { 1: school, 3: school, 5: store, 2: '', '': '' }[role];
  const facts = [place.trim(), subjectName ?? ''];
  return (
    <Wrap aria-hidden="true">
      <Plate>
        <Initial>{Array.from(name).at(0) ?? messages.plate.initial}</Initial>
        <div>
          <Owner>
            {name === '' ? messages.nickname.label : name}
            <span>{messages.plate.owns}</span>
          </Owner>
          <Facts>{facts.join('') === '' ? messages.plate.blank : <DotList words={facts} />}</Facts>
        </div>
      </Plate>
      <Note>{messages.plate.note}</Note>
    </Wrap>
  );
}
