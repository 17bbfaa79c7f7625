import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';

import { landscape } from '../../samples.js';
import { ArticleBody } from './ArticleBody.js';

const html = `
<p>情境化命题不是给旧题换一件外衣。它要求学生先读懂一个真实的处境，再从中找到可以用知识解决的问题。</p>
<h2>一、从教材例题出发</h2>
<p>把教材上的例题拆成三步：<strong>读图、建模、检验</strong>。每一步都留下学生自己写的一句话，课后收齐来看，比多做十道题更清楚。</p>
<blockquote><p>好的题目，应当让不会的学生也愿意读下去。</p></blockquote>
<h3>课堂上的做法</h3>
<ul><li>先用两分钟独立读题，圈出已知量。</li><li>小组内互相复述题意，不许说公式。</li><li>最后才动笔计算。</li></ul>
<figure><img src="${landscape(190)}" width="1320" height="264" alt="山色"><figcaption>图 1 研修班外的山色</figcaption></figure>
<h2>二、数据</h2>
<table><caption>三次测试的平均分</caption><thead><tr><th>班级</th><th>第一次测试平均分</th><th>第二次测试平均分</th><th>第三次测试平均分</th><th>提高</th></tr></thead><tbody><tr><td>高二（1）班</td><td>71.2</td><td>74.8</td><td>79.5</td><td>8.3</td></tr><tr><td>高二（2）班</td><td>70.6</td><td>72.1</td><td>75.0</td><td>4.4</td></tr></tbody></table>
<ol><li>先做难度适中的情境题。</li><li>再做跨章节的综合题。</li></ol>
<p>更多资料见<a href="#/research">教学研究</a>。</p>`;

const meta = {
  title: '文章/ArticleBody',
  tags: ['稳定'],
  component: ArticleBody,
  args: { html },
} satisfies Meta<typeof ArticleBody>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Article: Story = { name: '一篇文章' };

export const Large: Story = { args: { size: 'large' } };

export const PictureOpensLarge: Story = {
  name: '图片点开看大图',
  play: async ({ canvas }) => {
    const picture = canvas.getByRole('button', { name: '放大图片：山色' });
    picture.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: '山色' });
    await waitFor(() => expect(dialog).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: '关闭' }));
    await waitFor(() => expect(picture).toHaveFocus());
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
