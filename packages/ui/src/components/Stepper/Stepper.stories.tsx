import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';

import { Stepper } from './Stepper.js';

const meta = {
  title: '表单/Stepper',
  tags: ['试用'],
  component: Stepper,
  args: { label: '印几份', value: 46, unit: '份', onChange: () => undefined },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return <Stepper {...args} value={value} onChange={setValue} />;
  },
} satisfies Meta<typeof Stepper>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  name: '平常',
  play: async ({ canvas }) => {
    const field = canvas.getByRole('spinbutton', { name: '印几份' });
    await userEvent.click(canvas.getByRole('button', { name: '印几份：加一' }));
    await expect(field).toHaveValue('47');
    await userEvent.clear(field);
    await userEvent.type(field, '8');
    await userEvent.keyboard('{ArrowDown}');
    await expect(field).toHaveValue('7');
  },
};

export const AtTheLeast: Story = {
  name: '到头了',
  args: { value: 1 },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '印几份：减一' }));
    await expect(canvas.getByRole('spinbutton')).toHaveValue('1');
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
