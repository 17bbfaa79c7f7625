import { WorkSheet, type StockRefusal } from '@inkstone/ui/patterns/desk';

import { defineTray, type TrayItemProps } from '../../kits/tray/define-tray.js';
import { factsOf, fieldOf } from '../../kits/tray/fields.js';
import { usePeople } from '../../kits/tray/use-people.js';
import { momentOf } from '../../lib/ages.js';
import { PDF_ASSETS } from '../../lib/pdf-assets.js';

export const { List, Sheet } = defineTray('works', {
  states: ['待审核', '已通过', '未通过'],
  slipOf: ({ heading: [activity = '', author = '', school] }) => ({
    name: author,
    words: [activity, school],
  }),
  Item: OneWork,
});

/** Why a work is usually not accepted, and what its author reads. */
const reasons: readonly StockRefusal[] = [
  { id: 'topic', label: '不是本次活动的题目', text: '这件作品不是本次活动的题目，请换一件再传。' },
  { id: 'broken', label: '文件打不开', text: '文件打不开，请重新导出或拍摄一份再传。' },
  { id: 'consent', label: '缺家长同意书', text: '请把签了名的家长同意书和作品放进同一个文件再传。' },
  { id: 'same', label: '与已有作品相同', text: '与已经交来的一件作品相同，请换一件再传。' },
];

function OneWork({ tray, item, sheet }: TrayItemProps) {
  const author = fieldOf(item, '姓名');
  return (
    <WorkSheet
      {...sheet}
      people={usePeople('works')}
      holder={item.assigned_to}
      author={author}
      activity={fieldOf(item, '活动')}
      when={momentOf(item.create_time)}
      waiting={item.status === 0}
      files={item.files}
      assetsUrl={PDF_ASSETS}
      facts={factsOf(item, ['学校', '手机号', '备注', '经办人', '处理时间'])}
      reasons={reasons}
      onDecide={(decision) => tray.decide(item, author, decision)}
    />
  );
}
