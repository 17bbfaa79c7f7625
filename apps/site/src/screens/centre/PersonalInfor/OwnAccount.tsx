import { AccountDeletionForm, type AccountDeletionFormProps } from '@inkstone/forms/accountDeletion';
import { Dialog } from '@inkstone/ui/components/Dialog';
import { RecordAct } from '@inkstone/ui/patterns/RecordGroup';

import { useDisclosure } from '../../../lib/hooks/use-disclosure.js';
import { Acts, Warning } from './PersonalInfor.styles.js';

export interface OwnAccountProps {
  onExport: () => void;
  exporting: boolean;
  onDelete: AccountDeletionFormProps['onSubmit'];
  /** The question was closed without the deletion. */
  onKeep: () => void;
}

/** Below the card: a copy of one's own data, and the deletion of the account. */
export function OwnAccount({ onExport, exporting, onDelete, onKeep }: OwnAccountProps) {
  const deletion = useDisclosure();

  function keep() {
    deletion.hide();
    onKeep();
  }

  return (
    <Acts>
      <RecordAct aria-disabled={exporting || undefined} onClick={exporting ? undefined : onExport}>
        导出我的资料
      </RecordAct>
      <RecordAct onClick={deletion.show}>注销账户</RecordAct>
      <Dialog open={deletion.open} onClose={keep} title="注销账户" size="sm">
        <Warning>
          <p>
            将删除：资料与头像、收藏、下载记录、我的图书、通知、报名与作品、反馈与捐赠申请，连同上传的文件。
          </p>
          <p>将保留：下载次数，其中没有姓名；网店授权申请不属于账户，仍凭查询码查询。</p>
        </Warning>
        <AccountDeletionForm onSubmit={onDelete} />
      </Dialog>
    </Acts>
  );
}
