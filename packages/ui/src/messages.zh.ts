/**
 * Every Chinese word that a component says on its own, one object a component so that a bundle keeps
 * only what it uses. Words that a caller knows better come in as props.
 */
export const buttonText = { busy: '处理中' } as const;

export const dialogText = { close: '关闭' } as const;

/* Patterns. */
export const numeralText = ['壹', '贰', '叁', '肆', '伍', '陆'] as const;

export const sectionHeadingText = { moreLabel: '更多' } as const;

export const pageHeadingText = { total: '共' } as const;

export const favouriteText = { add: '加入收藏', remove: '取消收藏' } as const;

export const paperText = {
  view: '查看',
  downloads: '次下载',
  downloadsInline: (count: string) => `${count} 次下载`,
  views: '次浏览',
  empty: '还没有试卷',
} as const;

export const newsText = { empty: '还没有动态' } as const;

export const bookText = {
  noPrice: '暂无定价',
  price: (yuan: string) => `¥ ${yuan}`,
  empty: '没有找到图书',
  sample: '电子样书',
  tmall: '天猫旗舰店',
  jd: '京东旗舰店',
  offline: '线下书店',
  offlineTitle: '可在这些地区的线下书店购买',
  video: (title: string) => `《${title}》的视频介绍`,
  facts: '图书信息',
} as const;

export const carouselText = {
  role: '轮播',
  slideRole: '幻灯片',
  slide: (index: number, count: number) => `第 ${String(index)} 张，共 ${String(count)} 张`,
  goTo: (index: number, title: string) => `第 ${String(index)} 张${title === '' ? '' : `：${title}`}`,
  dots: '选择幻灯片',
  pause: '暂停轮播',
  play: '继续轮播',
} as const;

/* Components. */
export const iconText = { external: '（在新窗口打开）' } as const;

export const emptyText = { title: '暂无数据' } as const;

export const errorText = {
  title: '内容加载失败',
  description: '网络可能不太稳定，请稍后再试。',
  retry: '重试',
} as const;

export const pictureText = { missing: '图片暂缺' } as const;

export const progressText = { unknown: '进行中' } as const;

export const skipLinkText = { label: '跳到正文' } as const;

export const breadcrumbsText = { label: '当前位置' } as const;

export const chipText = { remove: (label: string) => `去掉${label}` } as const;

export const fieldText = { optional: '选填' } as const;

export const selectText = { loading: '载入中' } as const;

export const regionText = {
  province: '省份',
  city: '城市',
  chooseProvince: '请选择省份',
  chooseCity: '请选择城市',
  blank: '未填写',
} as const;

export const passwordText = { show: '显示密码', hide: '隐藏密码' } as const;

export const uploadText = {
  files: (label: string) => `${label}：文件`,
  addPicture: '添加图片',
  addFile: '选择文件',
  addMore: '继续添加',
  drop: '也可以把文件拖到这里',
  release: '松开，放进来',
  count: (count: number, most: number) => `${String(count)} / ${String(most)}`,
  uploading: '上传中',
  done: '已上传',
  doneOf: (name: string) => `已上传：${name}`,
  failed: '上传失败',
  progressOf: (name: string) => `正在上传：${name}`,
  cancel: (name: string) => `取消上传：${name}`,
  retry: '重新上传',
  retryOf: (name: string) => `重新上传：${name}`,
  remove: (name: string) => `移除：${name}`,
} as const;

export const confirmText = { confirm: '确定', cancel: '取消' } as const;

export const stepText = {
  done: '（已完成）',
  current: '（进行中）',
  ahead: '（未开始）',
  place: (step: number, count: number) => `${String(step)} / ${String(count)}`,
} as const;

export const cropText = {
  box: '裁剪框',
  help: '拖动图片调整位置；键盘可用方向键，按住 Shift 微调',
  zoom: '缩放',
  zoomIn: '放大',
  zoomOut: '缩小',
  times: (zoom: number) => `${zoom.toFixed(1)} 倍`,
} as const;

export const searchText = { submit: '搜索', clear: '清空' } as const;

export const toastText = { region: '消息', close: '关闭这条消息' } as const;

export const pagerText = {
  label: '翻页',
  previous: '上一页',
  next: '下一页',
  page: (page: number) => `第 ${String(page)} 页`,
  place: (page: number, count: number) => `第 ${String(page)} 页，共 ${String(count)} 页`,
  total: '共',
  unit: '条',
} as const;

export const foldText = { expand: '展开', fold: '收起' } as const;

export const filterText = {
  all: '全部',
  chosen: '已选',
  clear: '清空筛选',
  expandRow: (label: string) => `展开${label}`,
  foldRow: (label: string) => `收起${label}`,
  loading: (label: string) => `${label}载入中`,
  open: '筛选',
  apply: '查看结果',
  applyWith: (count: number, unit: string) => `查看 ${String(count)} ${unit}`,
} as const;

export const headerText = {
  menu: '打开全部栏目',
  sections: '主要栏目',
  expand: (section: string) => `${section}的栏目`,
  enter: (section: string) => `进入${section}`,
  search: '搜索图书',
  searchPlaceholder: '搜索图书',
} as const;

export const accountText = { login: '登录', mine: '我的账户：', anonymousName: '我' } as const;

export const menuDrawerText = {
  title: '全部栏目',
  label: '全部栏目',
  expand: (section: string) => `展开${section}`,
  collapse: (section: string) => `收起${section}`,
  logout: '退出登录',
} as const;

export const bottomBarText = { label: '常用栏目' } as const;

export const footerText = { shortcuts: '常用服务' } as const;

export const shopsText = {
  title: '官方店铺',
  visit: '进入店铺',
  empty: '店铺名录正在整理',
  note: '以下店铺由出版社直营，所售图书均为正版。',
} as const;

export const firstVisitText = { title: '欢迎', register: '注册账户', later: '先逛逛' } as const;

export const notFoundText = {
  title: '这一页找不到了',
  text: '地址可能写错了，也可能这一页已经搬走。',
  home: '回到首页',
  ways: '或者去这里看看',
} as const;

export const comingText = {
  badge: '栏目建设中',
  text: '编辑们正在为这个栏目备稿，排好版就与您见面。',
  home: '回到首页',
  ways: '先看看已经开放的栏目',
} as const;

export const teaserText = { badge: '专题', action: '进入专题' } as const;

export const recommendationText = { empty: '暂无推荐' } as const;

export const resourceText = {
  label: '资源类型',
  empty: '这一类还没有资源',
  downloads: (count: string) => `${count} 次下载`,
  download: '下载',
  again: '再次下载',
  retry: '重试',
  cancelOf: (name: string) => `取消下载：${name}`,
  progressOf: (name: string) => `正在下载：${name}`,
  done: '已下载',
} as const;

export const articleBodyText = { table: '表格，可左右滚动' } as const;
