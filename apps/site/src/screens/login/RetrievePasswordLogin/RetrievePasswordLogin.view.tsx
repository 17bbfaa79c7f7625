import { RecoveryForm, type RecoveryFormProps } from '@inkstone/forms/recovery';
import { LoginCard } from '@inkstone/ui/patterns/LoginCard';
import { PageColumn } from '@inkstone/ui/patterns/PageColumn';
import { StitchSteps } from '@inkstone/ui/patterns/StitchSteps';

import { BRAND, RECOVERY_STEPS } from '../card.js';
import { Foot, Link } from '../links.styles.js';

export interface RetrievePasswordLoginViewProps extends Pick<
  RecoveryFormProps,
  'onSendCode' | 'onNext' | 'defaultValues'
> {
  title: string;
  loginHref: string;
}

export function RetrievePasswordLoginView({ title, loginHref, ...form }: RetrievePasswordLoginViewProps) {
  return (
    <PageColumn>
      <LoginCard
        brand={BRAND}
        title={title}
        intro="先证明这个账号是您的。"
        side={<StitchSteps brand={BRAND} title="找回密码" steps={RECOVERY_STEPS} current={0} />}
        footer={
          <Foot>
            想起来了？<Link href={loginHref}>回去登录</Link>
          </Foot>
        }
      >
        <RecoveryForm {...form} />
      </LoginCard>
    </PageColumn>
  );
}
