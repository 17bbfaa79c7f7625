import { masked, NewPasswordForm, type NewPasswordFormProps } from '@inkstone/forms/newPassword';
import { LoginCard } from '@inkstone/ui/patterns/LoginCard';
import { PageColumn } from '@inkstone/ui/patterns/PageColumn';
import { StitchSteps } from '@inkstone/ui/patterns/StitchSteps';

import { BRAND, RECOVERY_STEPS } from '../card.js';
import { Foot, Link } from '../links.styles.js';

export interface NewPasswordViewProps extends Pick<
  NewPasswordFormProps,
  'recovered' | 'onSubmit' | 'onBack' | 'defaultValues'
> {
  title: string;
  loginHref: string;
}

export function NewPasswordView({ title, loginHref, ...form }: NewPasswordViewProps) {
  return (
    <PageColumn>
      <LoginCard
        brand={BRAND}
        title={title}
        intro={`给 ${masked(form.recovered.account)} 换一个新密码，旧密码随即失效。`}
        side={<StitchSteps brand={BRAND} title="找回密码" steps={RECOVERY_STEPS} current={1} />}
        footer={
          <Foot>
            想起来了？<Link href={loginHref}>回去登录</Link>
          </Foot>
        }
      >
        <NewPasswordForm {...form} />
      </LoginCard>
    </PageColumn>
  );
}
