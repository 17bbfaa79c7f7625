import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { longName, onTheDesk, shortTrays, trays } from '../samples.js';
import { Tray } from './Tray.js';

const [shops, letters] = trays as [(typeof trays)[0], (typeof trays)[0]];
const counts = [0, 1, 4, 12, 23, 5000];

const meta = {
  title: '案头/Tray',
  tags: ['试用'],
  component: Tray,
  args: { tray: shops },
  decorators: [
    (story) => (
      <div
        style={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(14rem, 42%), 1fr))',
          gap: 18,
        }}
      >
        {story()}
      </div>
    ),
    onTheDesk(),
  ],
} satisfies Meta<typeof Tray>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Large: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^网店申请\s*7 件待审/ })).toHaveAttribute(
      'href',
      '#/shops',
    );
  },
};

export const Thickness: Story = {
  name: '厚薄说出多少',
  render: () => (
    <>
      {counts.map((count) => (
        <Tray key={count} tray={{ ...shops, count, note: count === 0 ? undefined : shops.note }} />
      ))}
    </>
  ),
};

export const Late: Story = { name: '过了时限', args: { tray: letters } };

export const Loading: Story = { args: { tray: { ...shops, count: undefined, note: undefined } } };

export const LongNames: Story = {
  name: '长名与短名',
  render: () => (
    <>
      <Tray tray={{ ...letters, name: longName }} />
      <Tray tray={{ ...shops, name: '信' }} />
    </>
  ),
};

export const Small: Story = {
  name: '旁边的一列',
  render: () => (
    <div style={{ display: 'grid', gap: 6, width: '12.3rem' }}>
      {shortTrays.map((tray) => (
        <Tray key={tray.id} tray={tray} size="small" current={tray.id === 'works'} />
      ))}
      <Tray tray={{ ...shops, count: 0, note: undefined }} size="small" />
      <Tray tray={{ ...letters, name: longName }} size="small" />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('作品');
  },
};

export const Phone: Story = { ...Thickness, name: '手机', globals: { viewport: { value: 'phone' } } };

export const Night: Story = { ...Thickness, name: '夜间', globals: { theme: 'night' } };
