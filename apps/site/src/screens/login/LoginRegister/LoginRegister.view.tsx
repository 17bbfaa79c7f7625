import { RegistrationForm, type RegistrationFormProps } from '@inkstone/forms/registration';
import { PageColumn } from '@inkstone/ui/patterns/PageColumn';

import { paths } from '../../../lib/config/paths.js';
import { AgreementDialog, type AgreementDialogProps } from '../../../kits/login/AgreementDialog.js';
import { Link } from '../links.styles.js';
import { Heading, Title } from './LoginRegister.styles.js';

export interface LoginRegisterViewProps extends Omit<RegistrationFormProps, 'heading' | 'title'> {
  title: string;
  agreement: AgreementDialogProps;
}

export function LoginRegisterView({ title, agreement, ...form }: LoginRegisterViewProps) {
  return (
    <PageColumn>
      <RegistrationForm
        {...form}
        heading={
          <Heading>
            <Title>{title}</Title>
            <p>
              已有账号？<Link href={paths.nowLogin.href()}>去登录</Link>
            </p>
          </Heading>
        }
      />
      <AgreementDialog {...agreement} />
    </PageColumn>
  );
}
