import { RecoveryForm, type RecoveryFormProps } from '@inkstone/forms/recovery';

import { RecoveryCard } from '../card.js';

export interface RetrievePasswordLoginViewProps extends Pick<
  RecoveryFormProps,
  'onSendCode' | 'onNext' | 'defaultValues'
> {
  title: string;
}

export function RetrievePasswordLoginView({ title, ...form }: RetrievePasswordLoginViewProps) {
  return (
    <RecoveryCard title={title} intro="先证明这个账号是您的。" step={0}>
      <RecoveryForm {...form} />
    </RecoveryCard>
  );
}
