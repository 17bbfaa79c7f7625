import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent } from 'storybook/test';

import { StatusTag } from '../../../components/StatusTag/index.js';
import { FactList } from '../../page/FactList/FactList.js';
import { ActBar } from '../ActBar/ActBar.js';
import { longName, onTheDesk, slips } from '../samples.js';
import { Sheet } from './Sheet.js';

const content = (
  <FactList
    style={{ padding: '1.5rem' }}
    facts={[
      { label: '平台', value: '天猫' },
      { label: '省份', value: '河南省' },
    ]}
  />
);

const meta = {
  title: '案头/Sheet',
  tags: ['试用'],
  component: Sheet,
  args: {
    title: '郑州书香阁图书专营店',
    facts: '查询码 7KXQ-4MRW-9TEB · 第 2 次交，11 月 21 日 13:05',
    position: { index: 2, count: 7, onPrevious: () => undefined, onNext: () => undefined },
    back: { label: '网店申请', href: '#/shops' },
    children: content,
    acts: <ActBar decision={{ label: '通过', onSelect: () => undefined }} />,
  },
  decorators: [onTheDesk('0')],
} satisfies Meta<typeof Sheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

function Series() {
  const [index, setIndex] = useState(0);
  const slip = slips[index];
  return (
    <Sheet
      title={slip?.name ?? ''}
      itemId={slip?.id}
      position={{
        index: index + 1,
        count: slips.length,
        onPrevious: index === 0 ? undefined : () => setIndex(index - 1),
        onNext: index === slips.length - 1 ? undefined : () => setIndex(index + 1),
      }}
    >
      {content}
    </Sheet>
  );
}

export const ByKeyboard: Story = {
  render: () => <Series />,
  play: async ({ canvas }) => {
    await fireEvent.keyDown(document.body, { code: 'KeyJ' });
    const heading = canvas.getByRole('heading', { name: '郑州书香阁图书专营店' });
    await expect(heading).toHaveFocus();
    await fireEvent.keyDown(heading, { code: 'KeyK' });
    await expect(canvas.getByRole('heading', { name: '南昌滕王书局' })).toHaveFocus();
  },
};

export const LongNames: Story = {
  name: '长名与短名',
  args: { title: longName, facts: longName, aside: <StatusTag tone="ok">在用</StatusTag> },
};

export const ShortName: Story = {
  name: '两个字',
  args: { title: '书店', facts: undefined, position: undefined },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Night: Story = { name: '夜间', globals: { theme: 'night' } };
