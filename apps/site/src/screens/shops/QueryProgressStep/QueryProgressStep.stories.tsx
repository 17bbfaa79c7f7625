import type { QueryCodeFormProps } from '@inkstone/forms/queryCode';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { paths } from '../../../lib/config/paths.js';
import { QueryProgressStepView } from './QueryProgressStep.view.js';

const refusal = '没有查到这个查询码，请核对后再试';

const meta = {
  title: '页面/网店与代理/查询申请进度',
  id: '页面-queryprogressstep',
  component: QueryProgressStepView,
  args: {
    title: '查询申请进度',
    crumbs: [
      { label: '首页', href: paths.home.href() },
      { label: '授权网店', href: paths.authorizedOnlineShop.href() },
      { label: '查询申请进度' },
    ],
    hotline: '010-00000400',
    unknown: false,
    kept: undefined,
    onSubmit: fn<QueryCodeFormProps['onSubmit']>(() => Promise.resolve()),
  },
} satisfies Meta<typeof QueryProgressStepView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const ReadyOnPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const Kept: Story = {
  name: '记得查过的',
  args: { kept: { code: '7KXQ-4MRW-9TEB', href: paths.progressStep.href({ step: 2 }) } },
};

export const NotFound: Story = {
  args: {
    unknown: true,
    onSubmit: fn<QueryCodeFormProps['onSubmit']>(() => Promise.reject(new Error(refusal))),
  },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText<HTMLInputElement>('查询码');
    await userEvent.type(field, '7KXQ-4MRW-9TEC{Enter}');
    await expect(await canvas.findByRole('alert')).toBeVisible();
    // It can be typed again at once.
    await expect(field).toHaveFocus();
    await expect(field.selectionEnd).toBe('7KXQ-4MRW-9TEC'.length);
  },
};
export const NotFoundOnPhone: Story = { ...NotFound, globals: { viewport: { value: 'phone' } } };
