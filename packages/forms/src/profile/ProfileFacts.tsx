import type { ReactNode, Ref } from 'react';

import { Button } from '@inkstone/ui/components/Button';
import { Icon } from '@inkstone/ui/components/Icon';
import { TextField } from '@inkstone/ui/components/TextField';

import { masked } from '../code/masked.js';
import { profileMessages as messages } from './messages.zh.js';
import { Facts } from './ProfileForm.styles.js';
import { hasGrade, hasSchool, type Profile } from './schema.js';

interface ProfileFactsProps {
  profile: Profile;
  /** Name of the grade; '' without one, undefined until it is loaded. */
  gradeName: string | undefined;
  children: ReactNode;
  editButton: Ref<HTMLButtonElement>;
  onEdit: () => void;
}

/** The read-only profile. The password is never shown, and the phone number only in part. */
export function ProfileFacts({ profile, gradeName, children, editButton, onEdit }: ProfileFactsProps) {
  const { user_role, nickname, school, phone } = profile;
  return (
    <Facts>
      <Fact label={messages.nickname.label} value={nickname} />
      {hasSchool(user_role) && <Fact label={messages.school.label} value={school} />}
      {hasGrade(user_role) && <Fact label={messages.gradeId.label} value={gradeName ?? messages.loading} />}
      <Fact label={messages.password.label} value={messages.password.set} />
      <Fact label={messages.phone.label} value={masked(phone)} />
      {children}
      <Button
        ref={editButton}
        variant="primary"
        size="lg"
        block
        startIcon={<Icon name="pencil" size={20} />}
        onClick={onEdit}
      >
        {messages.edit}
      </Button>
    </Facts>
  );
}

function Fact({ label, value }: { label: string; value: string }) {
  return <TextField label={label} value={value} placeholder={messages.unknown} readOnly />;
}
