import type { FailureReason } from './documents/document.js';
import { limits } from './documents/limits.js';

export const paperMessages = {
  desk: (title: string) => `${title}，试卷内容`,
  files: '文件',
  page: (number: number, total: number) => `第 ${String(number)} 页，共 ${String(total)} 页`,
  goTo: (number: number) => `第 ${String(number)} 页`,
  pageField: '页码',
  pageBefore: '第',
  pageAfter: (total: number) => `页 / 共 ${String(total)} 页`,
  ofTotal: (total: number) => `/ ${String(total)}`,
  previous: '上一页',
  next: '下一页',
  ruler: '页尺',
  locked: (first: number, last: number) =>
    first === last
      ? `第 ${String(first)} 页下载后查看`
      : `第 ${String(first)} 至 ${String(last)} 页下载后查看`,
  zoomIn: '放大',
  zoomOut: '缩小',
  percent: (share: number) => `${String(Math.round(share * 100))}%`,
  actualSize: (share: number) => `${String(Math.round(share * 100))}%，按 100% 显示`,
  fitWidth: '适合宽度',
  fitPage: '整页显示',
  fitScreen: '适合屏幕',
  rotate: '旋转',
  more: '更多工具',
  night: '夜读',
  print: '打印可看的页',
  printing: '正在准备打印',
  read: '全屏阅读',
  enlarge: '放大阅读',
  leave: '退出全屏',
  crop: '裁去白边',
  landscape: '横屏看',
  portrait: '退出横屏',
  close: '关闭',
  find: '查找',
  findField: '在能看的页里查找',
  findPrevious: '上一处',
  findNext: '下一处',
  findClose: '关闭查找',
  found: (current: number, count: number, complete: boolean) => {
    if (count > 0) return `第 ${String(current + 1)} 处 / 共 ${String(count)} 处${complete ? '' : '…'}`;
    return complete ? '没有找到' : '正在查找';
  },
  noText: '这份文件是扫描件，里面没有文字',
  thumbnails: '各页小样',
  /** The seal line of an exam paper. */
  seal: ['密', '封', '线'],
  whole: (total: number) => `共 ${String(total)} 页`,
  shown: (shown: number, total: number) => `已显示 ${String(shown)} 页 / 共 ${String(total)} 页`,
  shownWords: (shown: number, total: number) => [`已显示 ${String(shown)} 页`, `共 ${String(total)} 页`],
  earlier: (last: number) => (last === 1 ? '第 1 页' : `第 1—${String(last)} 页`),
  further: (count: number) => `往下还有 ${String(count)} 页`,
  beyond: (count: number) => `往后的 ${String(count)} 页下载后查看`,
  lock: '下载后查看全部',
  opening: '正在打开试卷',
  retry: '重新打开',
  /** docx-preview does not read the description that Word stores for a picture. */
  figure: '插图',
  pageFailed: '这一页没能画出来',
  failures: {
    broken: { title: '这份试卷暂时没能打开', hint: '文件可能已损坏，可以再试一次，也可以直接下载原文件' },
    empty: { title: '这份文件是空的', hint: '里面没有可以显示的内容' },
    password: { title: '这份文件有密码', hint: '加密的文件不能在线看，下载后用密码打开' },
    'large-pdf': {
      title: '这份文件太大',
      hint: `PDF 超过 ${String(limits.pdf / 1e6)} MB，在线打开会占满浏览器的内存，请下载后查看`,
    },
    'large-word': {
      title: '这份文件太大',
      hint: `Word 文件超过 ${String(limits.word / 1e6)} MB，在线排版会让页面停住，请下载后查看`,
    },
    'large-image': {
      title: '这张图片太大',
      hint: `图片超过 ${String(limits.image / 1e4)} 万像素，在线打开会占满浏览器的内存，请下载后查看`,
    },
    format: { title: '这种格式不能在线看', hint: '文件是旧版 Word 格式，请下载后查看' },
    unreachable: { title: '这份试卷暂时没能打开', hint: '可以再试一次，也可以直接下载原文件' },
  } satisfies Record<FailureReason, { title: string; hint: string }>,
  keys: {
    pages: { keys: ['←', '→'], label: '翻页' },
    zoom: { keys: ['+', '−'], label: '缩放' },
    find: { keys: ['F'], label: '查找' },
    night: { keys: ['N'], label: '夜读' },
    leave: { keys: ['Esc'], label: '退出' },
  },
} as const;
