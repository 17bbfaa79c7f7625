import type { IconName } from '@inkstone/ui/components/Icon';

interface Purpose {
  /** What the icon says on the site. */
  purpose: string;
  /** Other words that a designer may search for. */
  also: string;
}

/** Every icon of the set: one without an entry does not compile. */
export const iconPurposes: Record<IconName, Purpose> = {
  'arrow-right': { purpose: '前往下一页', also: '箭头 右 进入 更多' },
  bell: { purpose: '通知', also: '铃 铃铛 提醒 消息' },
  book: { purpose: '图书', also: '书 教辅 课本' },
  bookmark: { purpose: '书签，未放', also: '收藏 标记' },
  'bookmark-filled': { purpose: '书签，已放', also: '收藏 标记 实心' },
  check: { purpose: '已选、已完成', also: '对勾 勾 完成' },
  'check-circle': { purpose: '成功的消息', also: '对勾 圆 通过 成功' },
  calendar: { purpose: '日期、活动', also: '日历 时间' },
  'chevron-down': { purpose: '展开、打开选单', also: '下 箭头 折叠' },
  'chevron-left': { purpose: '上一页、返回', also: '左 箭头 后退' },
  'chevron-right': { purpose: '下一页、进入', also: '右 箭头 前进' },
  'chevron-up': { purpose: '收起', also: '上 箭头 折叠' },
  clock: { purpose: '时间、等待中', also: '钟 时钟 审核 时长' },
  close: { purpose: '关闭、移除', also: '叉 取消 删除' },
  copy: { purpose: '复制', also: '拷贝 剪贴板' },
  download: { purpose: '下载', also: '保存 资源' },
  error: { purpose: '出错的消息', also: '错误 失败 叉' },
  external: { purpose: '在新窗口打开', also: '外部 链接 跳转' },
  eye: { purpose: '显示密码', also: '眼睛 看 可见' },
  'eye-off': { purpose: '隐藏密码', also: '眼睛 不可见' },
  filter: { purpose: '筛选', also: '过滤 条件' },
  heart: { purpose: '收藏，未收藏', also: '心 喜欢' },
  'heart-filled': { purpose: '收藏，已收藏', also: '心 喜欢 实心' },
  home: { purpose: '首页', also: '房子 主页' },
  info: { purpose: '一般的消息', also: '说明 提示 信息' },
  lock: { purpose: '登录后才能看', also: '锁 未开放 权限' },
  'log-out': { purpose: '退出登录', also: '登出 离开 门' },
  menu: { purpose: '打开目录', also: '菜单 栏目 导航' },
  minus: { purpose: '缩小', also: '减 减号' },
  paper: { purpose: '试卷、文件', also: '考试 文档 附件' },
  pencil: { purpose: '修改、填写', also: '铅笔 编辑 写' },
  phone: { purpose: '电话', also: '手机 联系 热线' },
  picture: { purpose: '图片', also: '照片 相片 上传' },
  pin: { purpose: '地点', also: '地图 位置 定位' },
  play: { purpose: '播放', also: '视频 课程 音频' },
  plus: { purpose: '添加、放大', also: '加 加号 新增' },
  printer: { purpose: '打印', also: '打印机' },
  'qr-code': { purpose: '二维码', also: '扫码 扫一扫' },
  retry: { purpose: '重试、旋转', also: '刷新 重新 再来' },
  search: { purpose: '搜索', also: '查找 放大镜 检索' },
  share: { purpose: '分享', also: '转发' },
  settings: { purpose: '设置', also: '选项 偏好' },
  shield: { purpose: '实名、正版、安全', also: '盾 认证 保护' },
  shop: { purpose: '店铺', also: '网店 书店 购买' },
  trash: { purpose: '删除', also: '垃圾桶 清空' },
  upload: { purpose: '上传', also: '提交 文件' },
  user: { purpose: '读者、账号', also: '用户 头像 我的 登录' },
  warning: { purpose: '提醒的消息', also: '警告 注意 感叹号' },
};
