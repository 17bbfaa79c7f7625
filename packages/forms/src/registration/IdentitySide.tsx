import { Icon } from '@inkstone/ui/components/Icon';
import type { SelectFieldProps } from '@inkstone/ui/components/SelectField';
import { VolumeShelf } from '@inkstone/ui/patterns/VolumeShelf';
import { useWatch, type Control, type UseFormRegisterReturn } from 'react-hook-form';

import type { RegistrationFields } from './fields.js';
import { Abilities, AbilitiesHead, Ability, Hills, Side, Sticky } from './IdentitySide.styles.js';
import { registrationMessages as messages } from './messages.zh.js';
import { PlatePreview } from './PlatePreview.js';

export interface IdentitySideProps extends UseFormRegisterReturn<'user_role'> {
  control: Control<RegistrationFields>;
  subjects: SelectFieldProps['options'];
  error: string | undefined;
}

/** In the order of the specification, which begins with the default. */
const roles = [
  { value: '3', stage: 'high', ...messages.roles[3] },
  { value: '1', stage: 'middle', ...messages.roles[1] },
  { value: '2', stage: 'primary', ...messages.roles[2] },
  { value: '5', stage: 'neutral', ...messages.roles[5] },
] as const;

/** The choice of the identity, with what it may do on the site. */
export function IdentitySide({ control, subjects, error, ...radio }: IdentitySideProps) {
  const chosen = useWatch({ control, name: 'user_role' });
  const role = roles.find(({ value }) => value === chosen);
  return (
    <Side>
      <Sticky>
        <VolumeShelf label={messages.user_role.label} options={roles} error={error} {...radio} />
        {role && (
          <>
            <AbilitiesHead>{messages.may(role.name)}</AbilitiesHead>
            <Abilities>
              {role.abilities.map((ability) => (
                <Ability key={ability}>
                  <Icon name="check" size={16} />
                  {ability}
                </Ability>
              ))}
            </Abilities>
          </>
        )}
        <PlatePreview control={control} subjects={subjects} />
      </Sticky>
      <Hills viewBox="0 0 440 190" preserveAspectRatio="none" aria-hidden="true">
        <path d="M0 120q60-60 120-30t110-20 100 10 110-40v150H0z" />
        <path d="M0 150q70-40 150-14t140-22 150 10v66H0z" />
      </Hills>
    </Side>
  );
}
