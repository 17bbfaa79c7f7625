import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent } from 'storybook/test';

import { longName, onTheDesk } from '../samples.js';
import { Sheet } from '../Sheet/Sheet.js';
import { DecidedElsewhere } from './DecidedElsewhere.js';

const handOn = { label: '把理由捎给苏晴', onSelect: fn() };

const meta = {
  title: '案头/DecidedElsewhere',
  tags: ['试用'],
  component: DecidedElsewhere,
  args: {
    said: '苏晴 14:19 已经通过了这一件',
    note: '比您早 40 秒，“退回”没有交上去。',
    now: { who: '苏晴', what: '通过，等保证金', detail: '已短信告诉申请人' },
    yours: { what: '退回，重拍 1 张', detail: '许可证：四角不全' },
    onNext: fn(),
    act: handOn,
  },
  decorators: [onTheDesk()],
  render: (args) => (
    <Sheet title="明湖书房旗舰店" facts="查询码 9QHT-2VXC-6LWD">
      <DecidedElsewhere {...args} />
    </Sheet>
  ),
} satisfies Meta<typeof DecidedElsewhere>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('苏晴 14:19 已经通过了这一件');
    await fireEvent.keyDown(document.body, { code: 'KeyJ' });
    await expect(args.onNext).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: '把理由捎给苏晴' }));
    await expect(handOn.onSelect).toHaveBeenCalledOnce();
  },
};

export const LongNames: Story = {
  name: '长名',
  args: {
    now: { who: longName, what: longName, detail: longName },
    said: longName,
    yours: { what: longName, detail: longName },
    act: undefined,
  },
};

export const OfARow: Story = {
  name: '表里的一行',
  render: ({ yours }) => (
    <DecidedElsewhere said={`${longName}：苏晴 14:19 已经把它改为已处理`} yours={yours} act={handOn} />
  ),
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Night: Story = { name: '夜间', globals: { theme: 'night' } };
