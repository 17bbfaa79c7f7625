import { AccountDeletionForm } from '@inkstone/forms/accountDeletion';
import { AvatarDialog, type AvatarDialogProps } from '@inkstone/forms/avatar';
import { ProfileForm, type ProfileFormProps } from '@inkstone/forms/profile';
import { RealNameDialog, RealNameStatus, type RealNameDialogProps } from '@inkstone/forms/realName';
import { Dialog } from '@inkstone/ui/components/Dialog';
import { Portrait } from '@inkstone/ui/patterns/Portrait';
import { RecordAct } from '@inkstone/ui/patterns/RecordGroup';

import { useDisclosure } from '../../../lib/hooks/use-disclosure.js';
import { CentreFrame, type CentreViewProps } from '../../../kits/centre/CentreFrame.js';
import { Devices, type DevicesProps } from './Devices.js';
import { OwnAccount, type OwnAccountProps } from './OwnAccount.js';
import type { OwnerCheck } from './use-owner-check.js';
import { Face, Hint, Quiet, Unknown } from './PersonalInfor.styles.js';

export interface PersonalInforViewProps
  extends
    CentreViewProps,
    Pick<ProfileFormProps, 'profile' | 'grades' | 'gradesLoading' | 'onSubmit' | 'onSendCode'> {
  role: string;
  /** Province and city; '' where they are unknown. */
  region: string;
  /** The real name and the masked number of the card; undefined until both are known. */
  realName: { name: string; card: string } | undefined;
  onRealName: RealNameDialogProps['onSubmit'];
  onAvatar: AvatarDialogProps['onSubmit'];
  devices: DevicesProps;
  account: OwnAccountProps;
  /** Asks who changes the phone number. */
  ownerCheck: OwnerCheck;
}

export function PersonalInforView({
  centre,
  title,
  role,
  region,
  realName,
  onRealName,
  onAvatar,
  devices,
  account,
  ownerCheck,
  ...form
}: PersonalInforViewProps) {
  const realNameDialog = useDisclosure();
  const avatar = useDisclosure();
  const { name, avatarUrl } = centre.owner;
  return (
    <CentreFrame centre={centre} current="personalInfor">
      <ProfileForm
        {...form}
        title={title}
        portrait={{
          label: '头像',
          value: (
            <Face>
              <Portrait src={avatarUrl} name={name} />
            </Face>
          ),
          action: <RecordAct onClick={avatar.show}>换头像</RecordAct>,
        }}
        fixed={[
          { label: '身份', value: role, action: <Quiet>注册后不能改</Quiet> },
          { label: '省市', value: region === '' ? <Unknown>还没有填</Unknown> : region },
        ]}
        devices={{ label: '登录设备', value: <Devices {...devices} /> }}
        realName={[
          {
            label: '姓名',
            value: realName?.name ?? <Unknown>还没有认证</Unknown>,
            action: <RealNameStatus verified={realName !== undefined} onOpen={realNameDialog.show} />,
          },
          { label: '身份证号', value: realName?.card ?? <Unknown>认证后只显示首尾</Unknown> },
        ]}
      />
      <OwnAccount {...account} />
      <RealNameDialog open={realNameDialog.open} onClose={realNameDialog.hide} onSubmit={onRealName} />
      <Dialog open={ownerCheck.open} onClose={ownerCheck.onClose} title="确认是您本人" size="sm">
        <Hint>更换手机号之前，请输入现在的登录密码。</Hint>
        <AccountDeletionForm submitLabel="确认" onSubmit={ownerCheck.onSubmit} />
      </Dialog>
      <AvatarDialog open={avatar.open} onClose={avatar.hide} onSubmit={onAvatar} />
    </CentreFrame>
  );
}
