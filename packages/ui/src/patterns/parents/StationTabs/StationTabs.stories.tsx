import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { StopList } from '../StopList/StopList.js';
import { sampleStops } from '../StopList/samples.js';
import { StationTabs, type StationTabsProps } from './StationTabs.js';

const stations = [
  '中考报名与录取',
  '高考报名与体检',
  '志愿填报与录取',
  '强基与综合评价',
  '入学、转学与学籍',
].map((label, index) => ({ id: String(index + 1), label }));

function Stations({ value: atFirst, onChange, ...props }: StationTabsProps) {
  const [value, setValue] = useState(atFirst);
  return (
    <StationTabs
      {...props}
      value={value}
      onChange={(id) => {
        setValue(id);
        onChange(id);
      }}
    />
  );
}

const meta = {
  title: '家长/StationTabs',
  tags: ['稳定'],
  component: StationTabs,
  render: Stations,
  args: {
    label: '流程的类型',
    stations,
    value: '3',
    onChange: fn(),
    children: <StopList stops={sampleStops} from={1} />,
  },
} satisfies Meta<typeof StationTabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Choosing: Story = {
  globals: { viewport: { value: 'laptop' } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('tab', { name: '志愿填报与录取' }));
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith('4');
    await expect(canvas.getByRole('tab', { name: '强基与综合评价', selected: true })).toHaveFocus();
    await userEvent.keyboard('{Home}{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith('5');
  },
};

export const OnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ args, canvas }) => {
    const open = canvas.getByRole('button', { name: '志愿填报与录取', expanded: true });
    await userEvent.click(open);
    await expect(canvas.queryByRole('link')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: '中考报名与录取' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('1');
    await expect(canvas.getAllByRole('button', { expanded: true })).toHaveLength(1);
  },
};
