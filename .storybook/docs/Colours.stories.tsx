import { themes, type Theme, type ThemeName } from '@inkstone/ui/theme';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { ClothPlate, Swatch, TextSample } from './Colours.parts.js';
import { Page, Part } from './sheet.parts.js';
import { Grid } from './sheet.styles.js';
import { themeValues } from './theme-values.js';

function Colours({ theme }: { theme: Theme }) {
  const { cloth } = theme;
  const values = themeValues(theme);
  const valueOf = (path: string) => values.get(path) ?? '';
  function swatch(name: string, use: string) {
    return <Swatch name={name} value={valueOf(name)} use={use} />;
  }
  function sample(name: string, paper: string, words: string, boxed = false) {
    return <TextSample value={valueOf(name)} paper={valueOf(paper)} {...{ name, words, boxed }} />;
  }
  return (
    <Page
      title="色彩"
      lead="纸是底，墨是字，朱砂只点一处。名字说的是用途，不是颜色；换一家出版社，只换一个主题对象。右上角的工具栏可以切换三套主题，本页随之改变。"
    >
      <Part title="纸" note="surface · 页面、卡片、凹槽、页脚">
        <Grid $min="13rem">
          {swatch('surface.page', '页面')}
          {swatch('surface.raised', '卡片、浮层')}
          {swatch('surface.sunken', '凹槽、悬停、骨架')}
          {swatch('surface.footer', '版权页')}
        </Grid>
      </Part>

      <Part title="墨" note="text · 与纸的对比度不低于 4.5 : 1">
        {sample('text.strong', 'surface.page', '高考物理真题卷')}
        {sample('text.base', 'surface.page', '请一线名师命题、试测、改题')}
        {sample('text.quiet', 'surface.page', '高三 · 物理 · 湖南 · 2026-11-18')}
      </Part>

      <Part title="朱砂" note="accent · 主要动作、收藏、定价；一屏一处">
        <Grid $min="13rem">
          {swatch('accent.base', '定价、链接')}
          {swatch('accent.fill', '主按钮、印章')}
          {swatch('accent.hover', '按下、悬停')}
          {swatch('accent.tint', '淡底')}
          {swatch('chosen.surface', '选中的筛选与页码')}
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
          {sample('stage.high', 'surface.page', '高中')}
          {sample('stage.middle', 'surface.page', '初中')}
          {sample('stage.primary', 'surface.page', '小学')}
        </div>
      </Part>

      <Part title="消息" note="status · 颜色之外总有图标与文字">
        {sample('status.ok', 'status.okTint', '已加入收藏', true)}
        {sample('status.warn', 'status.warnTint', '活动三天后截止', true)}
        {sample('status.danger', 'status.dangerTint', '账号或密码错误', true)}
      </Part>

      <Part title="线" note="border · 发丝线与控件的边">
        <Grid $min="13rem">
          {swatch('border.base', '分隔')}
          {swatch('border.strong', '输入框，不低于 3 : 1')}
          {swatch('focus', '焦点环')}
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
