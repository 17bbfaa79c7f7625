import type { UploadItem } from './types.js';

function certificate(width: number, height: number): string {
  const lines = [0.36, 0.46, 0.56]
    .map((at) => `<path d="M${String(width * 0.18)} ${String(height * at)}h${String(width * 0.64)}"/>`)
    .join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${String(width)}" height="${String(height)}"><rect width="100%" height="100%" fill="#fdfaf3"/><rect x="5%" y="5%" width="90%" height="90%" fill="none" stroke="#b9a988" stroke-width="3"/><text x="50%" y="24%" text-anchor="middle" font-family="serif" font-size="${String(width / 10)}" fill="#1e2227">营业执照</text><g stroke="#8d8672" stroke-width="3">${lines}</g><circle cx="74%" cy="74%" r="${String(width / 11)}" fill="none" stroke="#b4362d" stroke-width="4"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

export const pictures: UploadItem[] = [
  {
    id: 'a',
    name: '营业执照正本.jpg',
    size: 1_258_291,
    status: 'done',
    percent: 100,
    previewUrl: certificate(420, 300),
  },
  {
    id: 'b',
    name: '出版物经营许可证.png',
    size: 3_460_300,
    status: 'uploading',
    percent: 46,
    previewUrl: certificate(300, 400),
  },
  {
    id: 'c',
    name: 'IMG_20250908_101522.jpg',
    size: 4_928_307,
    status: 'failed',
    percent: null,
    message: '网络中断，没有传完',
    previewUrl: certificate(400, 300),
  },
  { id: 'd', name: '身份证反面.jpg', size: 812_300, status: 'chosen', percent: null },
];

export const documents: UploadItem[] = [
  { id: 'a', name: '我与一本书的故事.docx', size: 88_064, status: 'done', percent: 100 },
  {
    id: 'b',
    name: '二〇二五年全国中学生读书征文大赛参赛作品集（含指导教师评语与修改稿）.pdf',
    size: 4_718_592,
    status: 'uploading',
    percent: 46,
  },
  {
    id: 'c',
    name: '插图.png',
    size: 1_258_291,
    status: 'uploading',
    percent: null,
    previewUrl: certificate(300, 300),
  },
  {
    id: 'd',
    name: '朗读录像封面.gif',
    size: 2_097_152,
    status: 'failed',
    percent: null,
    message: '文件类型与内容不符，请换一个文件',
  },
  { id: 'e', name: '报名表.doc', size: 40_960, status: 'chosen', percent: null },
];
