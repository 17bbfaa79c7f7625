import { AccountDeletionForm } from '@inkstone/forms/accountDeletion';
import { AvatarDialog, type AvatarDialogProps } from '@inkstone/forms/avatar';
import { ProfileForm, type ProfileFormProps } from '@inkstone/forms/profile';
import { RealNameDialog, RealNameStatus, type RealNameDialogProps } from '@inkstone/forms/realName';
import { Button } from '@inkstone/ui/components/Button';
import { Dialog } from '@inkstone/ui/components/Dialog';
import { Portrait } from '@inkstone/ui/patterns/Portrait';

import { useDisclosure } from '../../../lib/hooks/use-disclosure.js';
import { CentreFrame, type CentreViewProps } from '../../../kits/centre/CentreFrame.js';
import { AccountSafety, type AccountSafetyProps } from './AccountSafety.js';
import type { OwnerCheck } from './use-owner-check.js';
import { Card, Face, Facts, Head, Hint, Lines } from './PersonalInfor.styles.js';

export interface PersonalInforViewProps
  extends
    CentreViewProps,
    Pick<ProfileFormProps, 'profile' | 'grades' | 'gradesLoading' | 'onSubmit' | 'onSendCode'> {
  /** What cannot be changed here: identity, province and city. */
  facts: readonly { label: string; value: string }[];
  /** The day of the registration, YYYY-MM-DD. */
  since: string;
  verified: boolean;
  onRealName: RealNameDialogProps['onSubmit'];
  onAvatar: AvatarDialogProps['onSubmit'];
  account: AccountSafetyProps;
  /** Asks who changes the phone number. */
  ownerCheck: OwnerCheck;
}

export function PersonalInforView({
  centre,
  title,
  facts,
  since,
  verified,
  onRealName,
  onAvatar,
  account,
  ownerCheck,
  ...form
}: PersonalInforViewProps) {
  const realName = useDisclosure();
  const avatar = useDisclosure();
  const { name, avatarUrl } = centre.owner;
  return (
    <CentreFrame centre={centre} current="personalInfor" title={title}>
      <Card>
        <Head>
          <h2>读者登记卡</h2>
          <p>
            登记于 <time dateTime={since}>{since}</time>
          </p>
        </Head>
        <Lines>
          <div>
            <Facts>
              {facts.map(({ label, value }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{value === '' ? '未填写' : value}</dd>
                </div>
              ))}
            </Facts>
            <ProfileForm {...form} realName={<RealNameStatus verified={verified} onOpen={realName.show} />} />
            <Hint>姓名与身份证号只用于实名认证，不会公开。</Hint>
          </div>
          <Face>
            <Portrait src={avatarUrl} name={name} />
            <Button size="sm" block onClick={avatar.show}>
              换头像
            </Button>
            <small>jpg、png，5M 以内</small>
          </Face>
        </Lines>
      </Card>
      <AccountSafety {...account} />
      <RealNameDialog open={realName.open} onClose={realName.hide} onSubmit={onRealName} />
      <Dialog open={ownerCheck.open} onClose={ownerCheck.onClose} title="确认是您本人" size="sm">
        <Hint>更换手机号之前，请输入现在的登录密码。</Hint>
        <AccountDeletionForm submitLabel="确认" onSubmit={ownerCheck.onSubmit} />
      </Dialog>
      <AvatarDialog open={avatar.open} onClose={avatar.hide} onSubmit={onAvatar} />
    </CentreFrame>
  );
}
