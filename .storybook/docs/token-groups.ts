/** The parts of a theme in Chinese: name in code, title, use. */
export const tokenGroups = [
  ['surface', '底', '页面、卡片、凹槽、页脚'],
  ['text', '字', '标题、正文、次要的字'],
  ['border', '线', '分隔与控件的边'],
  ['accent', '强调', '主要动作、收藏、定价'],
  ['chosen', '选中', '选中的筛选与当前页码'],
  ['stage', '学段', '旁边总有文字'],
  ['cloth', '封面', '布色渐变的两端'],
  ['status', '消息', '成功、提醒、出错'],
  ['focus', '焦点', '键盘所在'],
  ['picture', '图片', '夜间调暗图片与封面的滤镜'],
  ['drawnFor', '昼夜各一幅', '昼夜各画一幅的标志，显示哪一幅'],
  ['scene', '远山', '首页封面后的山、月与月晕'],
  ['shadow', '阴影', '卡片与浮层'],
  ['radius', '圆角', '标签、控件、卡片'],
  ['font', '字体', '标题与正文'],
] as const;
