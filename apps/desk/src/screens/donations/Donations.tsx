import { FactList } from '@inkstone/ui/patterns/FactList';

import { TrayTable } from '../../kits/table/TrayTable.js';

/** The requests for donated books: a table whose rows open in their place, because the requests are long. */
export function Donations() {
  return (
    <TrayTable
      tray="donations"
      hiddenAtFirst={['address', 'explain', 'files']}
      states={[
        { status: 0, name: '待联系' },
        { status: 2, name: '联系过' },
        { status: 1, name: '已处理' },
        { status: -1, name: '未采纳' },
      ]}
      nameOf={({ heading: [unit = ''] }) => unit}
      nameColumn="unit_name"
      acts={[
        { act: 'handle', label: '答应，寄书', done: '已答应', code: 'KeyA', from: [0, 2] },
        { act: 'contact', label: '联系过', done: '已记下联系过', code: 'KeyC', from: [0] },
        { act: 'reject', label: '婉拒', done: '已婉拒', code: 'KeyN', from: [0, 2] },
        { act: 'reopen', label: '放回待联系', done: '已放回', from: [1, -1] },
      ]}
      handsOn
      opened={(_, cell) => (
        <FactList
          facts={[
            { label: '需求说明', value: cell('explain') },
            { label: '寄到', value: `${cell('address')}，${cell('contacts')}收` },
          ]}
        />
      )}
    />
  );
}
