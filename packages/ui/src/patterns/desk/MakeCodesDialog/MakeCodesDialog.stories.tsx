import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import { MakeCodesDialog } from './MakeCodesDialog.js';

const meta = {
  title: '案头/MakeCodesDialog',
  tags: ['试用'],
  component: MakeCodesDialog,
  args: { open: true, busy: false, onClose: fn(), onMake: fn() },
} satisfies Meta<typeof MakeCodesDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ args }) => {
    const dialog = within(await within(document.body).findByRole('dialog', { name: '做一批防伪码' }));
    await userEvent.click(dialog.getByRole('button', { name: '做好并存下 CSV' }));
    await expect(dialog.getByText('请写 1 到 100000 之间的整数')).toBeVisible();
    await userEvent.type(dialog.getByRole('textbox', { name: '图书编号' }), '128');
    await userEvent.type(dialog.getByRole('textbox', { name: '个数' }), '20000');
    await userEvent.click(dialog.getByRole('button', { name: '做好并存下 CSV' }));
    await expect(args.onMake).toHaveBeenCalledWith({ book: 128, amount: 20_000, printer: '' });
  },
};
