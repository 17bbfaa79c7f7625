import { masked, NewPasswordForm, type NewPasswordFormProps } from '@inkstone/forms/newPassword';

import { RecoveryCard } from '../card.js';

export interface NewPasswordViewProps extends Pick<
  NewPasswordFormProps,
  'recovered' | 'onSubmit' | 'onBack' | 'defaultValues'
> {
  title: string;
}

export function NewPasswordView({ title, ...form }: NewPasswordViewProps) {
  const intro = `给 ${masked(form.recovered.account)} 换一个新密码，旧密码随即失效。`;
  return (
    <RecoveryCard title={title} intro={intro} step={1}>
      <NewPasswordForm {...form} />
    </RecoveryCard>
  );
}
