import { vars } from '@inkstone/ui/theme';
import { fontSize, motion, radius, space } from '@inkstone/ui/tokens';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { Bar, Corner, Row, Shade, Specimen } from './Measures.parts.js';
import { Page, Part } from './sheet.parts.js';
import { Code, Grid } from './sheet.styles.js';

const titles = [
  [48, '一张好卷子'],
  [36, '胜过十遍刷题'],
  [28, '三个学段，一套编辑标准'],
  [22, '高考物理真题卷（2027 版）'],
] as const;

const texts = [
  [18, '二十八年只做一件事：请一线名师命题、试测、改题。'],
  [16, '把考场上真正会遇到的，提前写进书里。每一题都由命题组老师逐题校订，答案附评分细则与易错提示。'],
  [14, '高三 · 物理 · 湖南 · 期末联考 · 2026-11-18 · 1,284 次下载'],
  [12, '示例公网安备 00000000000000 号'],
] as const;

function Measures() {
  return (
    <Page
      title="字与间距"
      lead="标题用宋，正文用黑；字号八级，间距八级，圆角三级。所有长度随视口从基准宽度（桌面 1915，手机 375）缩放，正文不小于 14 像素，不大于 20 像素。"
    >
      <Part title="标题" note="display · 行高 1.25">
        {titles.map(([size, words]) => (
          <Specimen key={size}>
            <Code>{size}</Code>
            <p
              style={{
                fontFamily: vars.font.display,
                fontSize: fontSize[size],
                fontWeight: 700,
                lineHeight: 1.25,
              }}
            >
              {words}
            </p>
          </Specimen>
        ))}
      </Part>

      <Part title="正文" note="text · 行高 1.6">
        {texts.map(([size, words]) => (
          <Specimen key={size}>
            <Code>{size}</Code>
            <p style={{ fontSize: fontSize[size] }}>{words}</p>
          </Specimen>
        ))}
      </Part>

      <Part title="间距" note="space · 4 8 12 16 24 32 48 72">
        {Object.entries(space)
          .filter(([step]) => step !== '0')
          .map(([step, length]) => (
            <Row key={step}>
              <Code>space[{step}]</Code>
              <Bar style={{ width: length }} />
              <Code>{length}</Code>
            </Row>
          ))}
      </Part>

      <Part title="圆角与阴影" note="radius、shadow · 一层给卡片，一层给浮层">
        <Grid $min="11rem">
          {Object.entries(radius).map(([name, length]) => (
            <li key={name}>
              <Corner style={{ borderRadius: length }} />
              <Code>radius.{name}</Code>
            </li>
          ))}
          <li>
            <Shade style={{ boxShadow: vars.shadow.card }} />
            <Code>shadow.card</Code>
          </li>
          <li>
            <Shade style={{ boxShadow: vars.shadow.overlay }} />
            <Code>shadow.overlay</Code>
          </li>
        </Grid>
      </Part>

      <Part title="动" note={`motion · ${motion.fast}；读者要求少动时不动`}>
        <p>按下时按钮缩小百分之二，抽屉从边上滑入两个字宽，骨架像呼吸。没有回弹，没有扫光。</p>
      </Part>
    </Page>
  );
}

const meta = {
  title: '砚台/字与间距',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta;
export default meta;

export const Sheet: StoryObj = { name: '字与间距', render: () => <Measures /> };
