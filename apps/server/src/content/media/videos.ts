import { readFile } from 'node:fs/promises';
import type { StageKey } from '../lookups/school.js';
import type { FileSink } from './output/paper-writer.js';

export interface CourseVideo {
  /** The key of the file: not under `public/`, because playing a course requires a login (Spec B 6). */
  key: string;
  seconds: number;
  title: string;
  stage: StageKey;
  gradeName: string;
  subjectName: string;
}

function course(
  name: string,
  stage: StageKey,
  gradeName: string,
  subjectName: string,
  title: string,
  seconds: number,
): CourseVideo {
  return { key: `courses/${name}.mp4`, seconds, title, stage, gradeName, subjectName };
}

/** The course videos in content-media/videos, drawn by content-media/make-videos.mjs. */
export const courseVideos: readonly CourseVideo[] = [
  course('high-math-draft-paper', 'high', '高三', '数学', '草稿纸的用法', 20),
  course('high-geography-river-city', 'high', '高二', '地理', '一条河怎样造出一座城', 19),
  course('high-biology-membrane', 'high', '高一', '生物', '细胞膜：一道会选择的门', 20),
  course('middle-chemistry-network', 'middle', '初三', '化学', '酸碱盐的一张关系网', 20),
  course('middle-physics-buoyancy', 'middle', '初二', '物理', '浮与沉：四种判断', 19),
  course('middle-history-pottery', 'middle', '初一', '历史', '一只陶罐能说多少话', 20),
  course('primary-chinese-whole-book', 'primary', '六年级', '语文', '毕业前，读完一整本书', 20),
  course('primary-math-parallelogram', 'primary', '五年级', '数学', '平行四边形，剪一刀', 19),
  course('primary-science-bulb', 'primary', '四年级', '科学', '让小灯泡亮起来', 20),
  course('primary-english-listen', 'primary', '三年级', '英语', '先听见，再开口', 20),
  course('primary-math-tables', 'primary', '二年级', '数学', '乘法口诀从哪里来', 19),
  course('primary-chinese-pinyin', 'primary', '一年级', '语文', '三个拼音手拉手', 20),
];

/** Videos of the lectures among the replays; the evenings of answers have none. */
export const replayVideos: readonly CourseVideo[] = [
  course('replay-1-material', 'high', '高一', '语文', '第一讲·选材：社区菜园的一张公告', 19),
  course('replay-2-asking', 'high', '高二', '数学', '第二讲·设问：一只纸杯剪开以后', 20),
  course('replay-3-trial', 'middle', '初三', '物理', '第三讲·试做：三分钟烧不开一壶水', 20),
  course('replay-4-drafts', 'middle', '初三', '化学', '第四讲·改稿：十克鸡蛋壳的七个版本', 19),
  course('replay-5-opening', 'high', '高二', '英语', '第五讲·删与留：读后续写的第一句话', 20),
  course('replay-6-shadow', 'primary', '五年级', '科学', '第六讲·定稿：正午的影子朝哪边', 20),
];

/** How a paper is made; public, used by books and the company's profile. */
export const bookVideo = {
  key: 'public/videos/book-introduction.mp4',
  seconds: 20,
  title: '一张好卷子是怎样炼成的',
} as const;

export const videoKeys: readonly string[] = [...courseVideos, ...replayVideos, bookVideo].map(
  ({ key }) => key,
);

/** Copies the videos to the file store. */
export async function writeVideos(files: FileSink): Promise<void> {
  for (const key of videoKeys) {
    const name = key.slice(key.lastIndexOf('/') + 1);
    await files.write(key, await readFile(new URL(`../../../content-media/videos/${name}`, import.meta.url)));
  }
}
