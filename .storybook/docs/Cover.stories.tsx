import type { Meta, StoryObj } from '@storybook/react-vite';

import { Colophon, Contents, Front, Motto, Name, Seal, Subtitle } from './Cover.parts.js';

const chapters = [
  ['砚台', '色彩、字与间距：一家出版社的全部选择，写在一个主题对象里。'],
  ['基础', '按钮、图标、标签：最小的零件。'],
  ['表单控件', '标签在上，提示在下，出错的话代替提示。'],
  ['导航', '标签页、翻页、面包屑，键盘都走得通。'],
  ['浮层', '对话框、抽屉、消息：焦点进得去，也回得来。'],
  ['状态', '骨架、空桌、墨渍：没有内容的时候，也是一页。'],
  ['内容与筛选', '图片、折叠、筛选行与手机上的筛选单。'],
  ['外框、版面与各栏目', '封面、书架、试卷行、页眉与版权页。'],
  ['表单与页面', '规则写一次，处处说同样的话；每一屏的四种样子。'],
] as const;

function TitlePage() {
  return (
    <Front>
      <header>
        <Name>砚台</Name>
        <Seal aria-hidden="true">砚田</Seal>
        <Subtitle>Inkstone · 教育出版社网站的组件手册</Subtitle>
      </header>
      <Motto>
        像一本好书，不像一张优惠券。安静的纸，黑的墨，一方朱印；宽的页边，真正的层级，没有互相争抢的红。
      </Motto>
      <Contents>
        {chapters.map(([title, words]) => (
          <li key={title}>
            <strong>{title}</strong>
            <span>{words}</span>
          </li>
        ))}
      </Contents>
      <Colophon>
        工具栏里有三套主题：素纸、夜读，以及另一家出版社云帆书局。四个视口：1915、1366、768、375。每个故事都经过无障碍检查，一处不合便不通过。
      </Colophon>
    </Front>
  );
}

const meta = {
  title: '砚台/扉页',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta;
export default meta;

export const Sheet: StoryObj = { name: '扉页', render: () => <TitlePage /> };
