import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import { longName, onTheDesk } from '../samples.js';
import { VersionList } from './VersionList.js';

const books = { label: '图书', added: 12, changed: 3, returned: 0, withdrawn: 0, scheduled: 0 };

const meta = {
  title: '案头/VersionList',
  tags: ['试用'],
  component: VersionList,
  args: {
    versions: [
      { version: 47, kinds: [books, { ...books, label: '试卷' }], restores: 0, note: '11-25 18:02 陶文昌' },
      { version: 46, kinds: [], restores: 44, note: '11-23 09:40 苏晴' },
      { version: 45, kinds: [{ ...books, label: longName }], restores: 0, note: '11-20 17:15 陶文昌' },
      { version: 44, kinds: [], restores: 0, note: '11-18 10:00 陶文昌' },
    ],
    failed: false,
    onRetry: fn(),
    onPutBack: fn(),
    disabled: false,
    style: { maxWidth: '19rem' },
  },
  decorators: [onTheDesk()],
} satisfies Meta<typeof VersionList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '第 46 版，回到此版' }));
    const question = within(await within(document.body).findByRole('alertdialog', { name: '回到第 46 版' }));
    await userEvent.click(question.getByRole('button', { name: '回到此版' }));
    await expect(args.onPutBack).toHaveBeenCalledWith(46);
  },
};
export const Empty: Story = { args: { versions: [] } };
export const Loading: Story = { args: { versions: undefined } };
export const Failed: Story = { args: { versions: undefined, failed: true } };
