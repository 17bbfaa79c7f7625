import { themes, type Theme, type ThemeName } from '@inkstone/ui/theme';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { ClothPlate, Swatch, TextSample } from './Colours.parts.js';
import { Page, Part } from './sheet.parts.js';
import { Grid } from './sheet.styles.js';

function Colours({ theme }: { theme: Theme }) {
  const { surface, text, border, accent, chosen, stage, status, cloth } = theme;
  return (
    <Page
      title="色彩"
      lead="纸是底，墨是字，朱砂只点一处。名字说的是用途，不是颜色；换一家出版社，只换一个主题对象。右上角的工具栏可以切换三套主题，本页随之改变。"
    >
      <Part title="纸" note="surface · 页面、卡片、凹槽、页脚">
        <Grid $min="13rem">
          <Swatch name="surface.page" value={surface.page} use="页面" />
          <Swatch name="surface.raised" value={surface.raised} use="卡片、浮层" />
          <Swatch name="surface.sunken" value={surface.sunken} use="凹槽、悬停、骨架" />
          <Swatch name="surface.footer" value={surface.footer} use="版权页" />
        </Grid>
      </Part>

      <Part title="墨" note="text · 与纸的对比度不低于 4.5 : 1">
        <TextSample name="text.strong" value={text.strong} paper={surface.page} words="高考物理真题卷" />
        <TextSample
          name="text.base"
          value={text.base}
          paper={surface.page}
          words="请一线名师命题、试测、改题"
        />
        <TextSample
          name="text.quiet"
          value={text.quiet}
          paper={surface.page}
          words="高三 · 物理 · 湖南 · 2026/11/18"
        />
      </Part>

      <Part title="朱砂" note="accent · 主要动作、收藏、定价；一屏一处">
        <Grid $min="13rem">
          <Swatch name="accent.base" value={accent.base} use="主按钮、定价" />
          <Swatch name="accent.hover" value={accent.hover} use="按下、悬停" />
          <Swatch name="accent.tint" value={accent.tint} use="淡底" />
          <Swatch name="chosen.surface" value={chosen.surface} use="选中的筛选与页码" />
        </Grid>
      </Part>

      <Part title="学段" note="stage、cloth · 封面的布色，旁边总有文字">
        <Grid $min="13rem">
          <ClothPlate cloth={cloth.high} glyph="高" name="cloth.high" />
          <ClothPlate cloth={cloth.middle} glyph="初" name="cloth.middle" />
          <ClothPlate cloth={cloth.primary} glyph="小" name="cloth.primary" />
          <ClothPlate cloth={cloth.neutral} glyph="书" name="cloth.neutral" />
        </Grid>
        <div style={{ marginTop: '1.5rem' }}>
          <TextSample name="stage.high" value={stage.high} paper={surface.page} words="高中" />
          <TextSample name="stage.middle" value={stage.middle} paper={surface.page} words="初中" />
          <TextSample name="stage.primary" value={stage.primary} paper={surface.page} words="小学" />
        </div>
      </Part>

      <Part title="消息" note="status · 颜色之外总有图标与文字">
        <TextSample name="status.ok" value={status.ok} paper={status.okTint} words="已加入收藏" boxed />
        <TextSample
          name="status.warn"
          value={status.warn}
          paper={status.warnTint}
          words="活动三天后截止"
          boxed
        />
        <TextSample
          name="status.danger"
          value={status.danger}
          paper={status.dangerTint}
          words="账号或密码错误"
          boxed
        />
      </Part>

      <Part title="线" note="border · 发丝线与控件的边">
        <Grid $min="13rem">
          <Swatch name="border.base" value={border.base} use="分隔" />
          <Swatch name="border.strong" value={border.strong} use="输入框，不低于 3 : 1" />
          <Swatch name="focus" value={theme.focus} use="焦点环" />
        </Grid>
      </Part>
    </Page>
  );
}

const meta = {
  title: '砚台/色彩',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta;
export default meta;

export const Sheet: StoryObj = {
  name: '色彩',
  render: (_args, { globals }) => <Colours theme={themes[globals['theme'] as ThemeName]} />,
};
