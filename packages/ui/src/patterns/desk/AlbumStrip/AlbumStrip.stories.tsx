import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent } from 'storybook/test';

import { longName, onTheDesk, photographs } from '../samples.js';
import { AlbumStrip, type AlbumPaper, type AlbumStripProps } from './AlbumStrip.js';

const papers: AlbumPaper[] = [
  { id: '1', name: '经营许可证', src: photographs.publication, mark: { tone: 'ok', text: '新换的' } },
  { id: '2', name: '营业执照', src: photographs.business, mark: { tone: 'danger', text: '要重拍' } },
  { id: '3', name: '身份证人像面', src: photographs.portrait, mark: { tone: 'ok', text: '清楚' } },
  { id: '4', name: '身份证国徽面', mark: { tone: 'danger', text: '附件不在了' } },
];

function Held(props: AlbumStripProps) {
  const [value, setValue] = useState(props.value);
  return <AlbumStrip {...props} value={value} onChange={setValue} />;
}

const meta = {
  title: '案头/AlbumStrip',
  tags: ['试用'],
  component: AlbumStrip,
  args: { label: '证件', papers, value: '2', onChange: fn(), numbered: true },
  render: (args) => <Held {...args} />,
  decorators: [onTheDesk()],
} satisfies Meta<typeof AlbumStrip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /身份证人像面/ }));
    await expect(canvas.getByRole('radio', { name: /身份证人像面/ })).toBeChecked();
    canvas.getByRole('radio', { name: /身份证人像面/ }).blur();
    await fireEvent.keyDown(document.body, { code: 'ArrowLeft' });
    await expect(canvas.getByRole('radio', { name: /营业执照/ })).toBeChecked();
  },
};

export const SixPapers: Story = {
  name: '三证分开：六张',
  args: { papers: [...papers, { id: '5', name: '组织机构代码证' }, { id: '6', name: '税务登记证' }] },
};

export const WithoutNumbers: Story = { name: '不编号', args: { numbered: false } };

export const LongNames: Story = {
  name: '长名与短名',
  args: {
    papers: [
      { id: '2', name: longName, src: photographs.business },
      { id: '1', name: '图' },
    ],
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Night: Story = { name: '夜间', globals: { theme: 'night' } };
