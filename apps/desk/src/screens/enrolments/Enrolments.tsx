import type { DeskItemSummary } from '@inkstone/api/types';
import { Button } from '@inkstone/ui/components/Button';
import { Icon } from '@inkstone/ui/components/Icon';

import { TrayTable } from '../../kits/table/TrayTable.js';
import { EnrolmentFiles } from './EnrolmentFiles.js';
import { useZip } from './use-zip.js';

function nameOf({ heading: [, name = ''] }: Pick<DeskItemSummary, 'heading'>): string {
  return name;
}

/** The teachers who take part in an activity: a table, for the bus list. */
export function Enrolments() {
  const zip = useZip(nameOf);
  return (
    <TrayTable
      tray="enrolments"
      hiddenAtFirst={['email']}
      states={[
        { status: 0, name: '待确认' },
        { status: 2, name: '联系过' },
        { status: 1, name: '已确认' },
        { status: -1, name: '不参加' },
      ]}
      nameOf={nameOf}
      nameColumn="name"
      choosing
      acts={[
        { act: 'approve', label: '确认名额', done: '已确认名额', code: 'KeyA', from: [0, 2] },
        { act: 'contact', label: '联系过', done: '已记下联系过', code: 'KeyC', from: [0] },
        { act: 'reject', label: '不参加', done: '已改为不参加', code: 'KeyN', from: [0, 2] },
        { act: 'reopen', label: '放回待确认', done: '已放回', from: [1, -1] },
      ]}
      tools={(rows) => {
        const packed = rows.filter(({ files }) => files > 0);
        return (
          <Button
            variant="quiet"
            size="sm"
            startIcon={<Icon name="download" size={16} />}
            disabled={packed.length === 0}
            busy={zip.isPending}
            onClick={() => zip.mutate(packed)}
          >
            附件打包
          </Button>
        );
      }}
      opened={(row) => <EnrolmentFiles id={row.id} />}
    />
  );
}
