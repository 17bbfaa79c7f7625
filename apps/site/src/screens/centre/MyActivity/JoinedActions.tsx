import { Button } from '@inkstone/ui/components/Button';
import { Icon } from '@inkstone/ui/components/Icon';

import type { JoinedActivity } from './model.js';

export interface JoinedActionsProps {
  activity: JoinedActivity;
  /** The file is being fetched. */
  downloading: boolean;
  onDownload: () => void;
  /** Opens the form for a teacher's file. */
  onUpload: () => void;
  /** Where a student sends the work again; left out where that form is on the page. */
  againHref?: string | undefined;
}

/** What the owner can do with what was handed in: a teacher adds a file, a student sees and replaces the work. */
export function JoinedActions({
  activity: { files, work, open, rejected },
  downloading,
  onDownload,
  onUpload,
  againHref,
}: JoinedActionsProps) {
  const [file] = files;
  const icon = <Icon name="upload" size={16} />;
  return (
    <>
      {file !== undefined && (
        <>
          <Button size="sm" href={file.href} target="_blank" rel="noopener">
            {work ? '查看作品' : '查看附件'}
          </Button>
          <Button
            size="sm"
            busy={downloading}
            startIcon={<Icon name="download" size={16} />}
            onClick={onDownload}
          >
            下载
          </Button>
        </>
      )}
      {open && !work && (
        <Button size="sm" variant="primary" startIcon={icon} onClick={onUpload}>
          上传文件
        </Button>
      )}
      {open && work && againHref !== undefined && (
        <Button size="sm" variant={rejected ? 'primary' : 'secondary'} startIcon={icon} href={againHref}>
          重新上传
        </Button>
      )}
    </>
  );
}
