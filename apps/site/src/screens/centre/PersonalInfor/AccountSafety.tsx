import { AccountDeletionForm, type AccountDeletionFormProps } from '@inkstone/forms/accountDeletion';
import { Button } from '@inkstone/ui/components/Button';
import { Dialog } from '@inkstone/ui/components/Dialog';
import { Skeleton } from '@inkstone/ui/components/Skeleton';
import { StatusTag } from '@inkstone/ui/components/StatusTag';

import type { Loadable } from '../../../lib/loadable.js';
import { Part } from '../../../lib/components/Part/Part.js';
import { useDisclosure } from '../../../lib/hooks/use-disclosure.js';
import { Act, Card, Devices, Head, Warning } from './PersonalInfor.styles.js';

export interface SessionLine {
  device: string;
  /** YYYY-MM-DD HH:MM. */
  since: string;
  last: string;
  current: boolean;
}

export interface AccountSafetyProps {
  sessions: Loadable<SessionLine[]>;
  onEndOthers: () => void;
  ending: boolean;
  onExport: () => void;
  exporting: boolean;
  onDelete: AccountDeletionFormProps['onSubmit'];
}

/** The devices that are logged in, a copy of one's own data, and the deletion of the account. */
export function AccountSafety({
  sessions,
  onEndOthers,
  ending,
  onExport,
  exporting,
  onDelete,
}: AccountSafetyProps) {
  const deletion = useDisclosure();
  const others = sessions.state === 'ready' && sessions.data.some(({ current }) => !current);
  return (
    <Card aria-labelledby="account-safety">
      <Head>
        <h2 id="account-safety">账户安全</h2>
        {others && (
          <Button size="sm" busy={ending} onClick={onEndOthers}>
            退出其他设备
          </Button>
        )}
      </Head>
      <Part of={sessions}>
        {(lines) => (
          <Devices aria-label="登录的设备" aria-busy={lines === undefined || undefined}>
            {lines?.map(({ device, since, last, current }, position) => (
              // Two logins of one device can be of the same minute, and lines keep no state.
              <li key={position}>
                <div>
                  <b>{device}</b>
                  <small>
                    <time dateTime={since}>{since}</time> 登录，最近使用 <time dateTime={last}>{last}</time>
                  </small>
                </div>
                {current && <StatusTag tone="ok">本机</StatusTag>}
              </li>
            )) ?? (
              <li>
                <Skeleton lines={2} width="60%" />
              </li>
            )}
          </Devices>
        )}
      </Part>
      <Act>
        <div>
          <b>导出个人信息</b>
          <small>资料、收藏、下载、通知、报名与反馈，存为一个 JSON 文件。</small>
        </div>
        <Button size="sm" busy={exporting} onClick={onExport}>
          导出
        </Button>
      </Act>
      <Act>
        <div>
          <b>注销账户</b>
          <small>立即删除账户与个人记录，不能恢复。</small>
        </div>
        <Button size="sm" onClick={deletion.show}>
          注销
        </Button>
      </Act>
      <Dialog open={deletion.open} onClose={deletion.hide} title="注销账户" size="sm">
        <Warning>
          <p>
            将删除：资料与头像、收藏、下载记录、我的图书、通知、报名与作品、反馈与捐赠申请，连同上传的文件。
          </p>
          <p>将保留：下载次数，其中没有姓名；网店授权申请不属于账户，仍凭查询码查询。</p>
        </Warning>
        <AccountDeletionForm onSubmit={onDelete} />
      </Dialog>
    </Card>
  );
}
