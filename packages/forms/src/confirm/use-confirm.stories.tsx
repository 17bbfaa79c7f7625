import { Button } from '@inkstone/ui/components/Button';
import { ToastProvider, useToast } from '@inkstone/ui/components/Toast';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';

import { onPhone } from '../testing/stories.js';
import { cancelFavourite, deleteForever, deleteItem, type Question } from './questions.js';
import { useConfirm } from './use-confirm.js';

interface PageProps {
  question: Question;
  action: () => Promise<unknown>;
  onAnswer: (yes: boolean) => void;
}

function Page({ question, action, onAnswer }: PageProps) {
  const toast = useToast();
  const { ask, dialog } = useConfirm({ onDeclined: toast.info });
  return (
    <>
      <Button
        onClick={() => {
          void ask(question, action).then(onAnswer);
        }}
      >
        {question.confirmLabel}
      </Button>
      {dialog}
    </>
  );
}

const meta = {
  title: '表单/useConfirm',
  component: Page,
  decorators: [
    (Story) => (
      <ToastProvider>
        <Story />
      </ToastProvider>
    ),
  ],
  // In an iframe: on the docs page the dialog would cover the other stories.
  parameters: { docs: { story: { inline: false, height: '24rem' } } },
  args: { question: deleteItem, action: fn(() => Promise.resolve()), onAnswer: fn() },
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

const asks: NonNullable<Story['play']> = async ({ args, canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: args.question.confirmLabel }));
  await expect(await screen.findByRole('alertdialog')).toHaveAccessibleDescription(args.question.words);
};

export const DeleteItem: Story = { name: '删除一项', play: asks };
export const DeleteForever: Story = { name: '永久删除', args: { question: deleteForever }, play: asks };
export const CancelFavourite: Story = { name: '取消收藏', args: { question: cancelFavourite }, play: asks };

export const Busy: Story = {
  args: { action: fn(() => new Promise<void>(() => undefined)) },
  play: async (context) => {
    await asks(context);
    const yes = screen.getAllByRole('button', { name: /^删除/ }).at(-1);
    if (yes) await userEvent.click(yes);
    await waitFor(async () => {
      await expect(yes).toHaveAttribute('aria-disabled', 'true');
    });
  },
};

export const Declined: Story = {
  name: '选了取消',
  play: async (context) => {
    await asks(context);
    await userEvent.click(screen.getByRole('button', { name: '取消' }));
    await waitFor(async () => {
      await expect(screen.getByText(context.args.question.declined)).toBeVisible();
    });
    await waitFor(async () => {
      await expect(context.args.onAnswer).toHaveBeenCalledWith(false);
    });
    await expect(context.args.action).not.toHaveBeenCalled();
  },
};

export const DeleteItemOnPhone: Story = onPhone(DeleteItem);
export const CancelFavouriteOnPhone: Story = onPhone(CancelFavourite);
export const BusyOnPhone: Story = onPhone(Busy);
export const DeclinedOnPhone: Story = onPhone(Declined);
