import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';

import { Collapsible } from './Collapsible.js';

const paragraphs = [
  '本书收录近五年各省市高考真题与名校联考精选，按新课标的知识模块重新编排，每一题都由命题组老师逐题校订，答案附评分细则与易错提示。',
  '编写组由二十八位一线教师组成，从选题到定稿经过三轮试测：先在两所学校的平行班使用，再依据得分率调整难度，最后请不参与编写的老师通读。',
  '建议按“先做卷、后看解析、隔周重做错题”的顺序使用。每个模块后有一页留白，用来写下自己的思路，考前翻这一页比翻整本书更有用。',
];

const meta = {
  title: '内容/Collapsible',
  tags: ['稳定'],
  component: Collapsible,
  args: {
    maxHeight: 160,
    style: { maxWidth: '36rem' },
    children: (
      <>
        {paragraphs.map((text) => (
          <p key={text} style={{ marginBottom: '1em' }}>
            {text}
          </p>
        ))}
        <a href="#/layout/list/bookCorrection" style={{ textDecoration: 'underline' }}>
          图书纠错
        </a>
      </>
    ),
  },
} satisfies Meta<typeof Collapsible>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Long: Story = {
  name: '内容长',
  parameters: { spec: ['A4 description box'] },
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: '展开' });
    const content = document.getElementById(button.getAttribute('aria-controls') ?? '');
    await expect(content?.offsetHeight).toBe(160);
    await userEvent.click(button);
    await expect(canvas.getByRole('button', { name: '收起', expanded: true })).toBeVisible();
    await expect(content?.offsetHeight).toBeGreaterThan(160);
    await userEvent.click(canvas.getByRole('button', { name: '收起' }));
    await expect(content?.offsetHeight).toBe(160);
  },
};

/** A picture that loads late makes the content taller than the limit. */
export const GrowsAfterLoad: Story = {
  name: '图片来了之后变长',
  args: { children: <p>一段话</p> },
  parameters: { spec: ['A4 description box measured'] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    canvas.getByText('一段话').style.height = '900px';
    await expect(await canvas.findByRole('button', { name: '展开' })).toBeVisible();
  },
};

export const FocusBehindTheFade: Story = {
  name: '焦点在折叠处',
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: '展开' });
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: '图书纠错' })).toHaveFocus();
    await waitFor(() => expect(canvas.getByRole('button', { name: '收起' })).toBeVisible());
  },
};

export const Short: Story = {
  name: '内容短',
  args: { maxHeight: 500 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
