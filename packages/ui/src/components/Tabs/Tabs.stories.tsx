import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { Tabs, type TabsProps } from './Tabs.js';

const grades = [
  { id: '167', label: '高一' },
  { id: '168', label: '高二' },
  { id: '169', label: '高三' },
];

function GradeTabs({ value, onChange, ...props }: TabsProps<string>) {
  const [grade, setGrade] = useState(value);
  return (
    <Tabs
      {...props}
      value={grade}
      onChange={(id) => {
        setGrade(id);
        onChange(id);
      }}
    >
      <p>{grades.find(({ id }) => id === grade)?.label}最新试卷十二份</p>
    </Tabs>
  );
}

const meta = {
  title: '导航/Tabs',
  tags: ['稳定'],
  component: Tabs<string>,
  render: GradeTabs,
  args: { label: '年级', tabs: grades, value: '167', onChange: fn(), children: '' },
} satisfies Meta<typeof Tabs<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Line: Story = {
  name: '下划线',
  play: async ({ canvas }) => {
    const [first, second, third] = canvas.getAllByRole('tab');
    await userEvent.tab();
    await expect(first).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(second).toHaveFocus();
    await expect(canvas.getByRole('tabpanel', { name: '高二' })).toHaveTextContent('高二最新试卷');
    await userEvent.keyboard('{End}{ArrowRight}');
    await expect(first).toHaveFocus();
    await expect(first).toHaveAttribute('aria-selected', 'true');
    await expect(third).toHaveAttribute('tabindex', '-1');
  },
};

export const Button: Story = { name: '填色', args: { variant: 'button' } };
