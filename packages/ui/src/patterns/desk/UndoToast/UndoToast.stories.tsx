import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent } from 'storybook/test';

import { Button } from '../../../components/Button/index.js';
import { longName, onTheDesk } from '../samples.js';
import { UndoToast, type HeldDecision } from './UndoToast.js';

const decision: HeldDecision = { id: '2', text: '已退回', name: '郑州书香阁图书专营店' };

const meta = {
  title: '案头/UndoToast',
  tags: ['试用'],
  component: UndoToast,
  parameters: { docs: { story: { inline: false, height: '14rem' } } },
  args: { decision, onUndo: fn(), onEnd: fn(), seconds: 3600 },
  decorators: [onTheDesk()],
} satisfies Meta<typeof UndoToast>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  args: { seconds: 10 },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      '已退回 郑州书香阁图书专营店，10 秒之内可以收回',
    );
    await userEvent.hover(canvas.getByRole('button', { name: '收回' }));
    await fireEvent.keyDown(document.body, { code: 'KeyZ' });
    await expect(args.onUndo).toHaveBeenCalledWith('2');
  },
};

function Sequence() {
  const [held, setHeld] = useState<HeldDecision>();
  return (
    <>
      <Button onClick={() => setHeld(decision)}>退回</Button>
      <UndoToast
        decision={held}
        seconds={3600}
        onUndo={() => setHeld(undefined)}
        onEnd={() => setHeld(undefined)}
      />
    </>
  );
}

export const TakenBack: Story = {
  name: '收回了',
  render: () => <Sequence />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '退回' }));
    await userEvent.click(canvas.getByRole('button', { name: '收回' }));
    await expect(canvas.queryByRole('button', { name: '收回' })).toBeNull();
  },
};

export const LongNames: Story = { name: '长名', args: { decision: { ...decision, name: longName } } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Night: Story = { name: '夜间', globals: { theme: 'night' } };
