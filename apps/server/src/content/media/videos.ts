import { readFile } from 'node:fs/promises';
import type { StageKey } from '../lookups/school.js';
import type { FileSink } from './output/paperWriter.js';

export interface CourseVideo {
  /** Where the file is stored: under `public/`, served to anyone. */
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
  return { key: keyOf(name), seconds, title, stage, gradeName, subjectName };
}

function keyOf(name: string): string {
  return `public/videos/${name}.mp4`;
}

/** What the films in content-media/videos teach; they are drawn by content-media/make-videos.mjs. */
export const courseVideos: readonly CourseVideo[] = [
  course('high-math-monotonicity', 'high', '高一', '数学', '函数的单调性与最值', 20),
  course('high-math-tangent', 'high', '高二', '数学', '导数与曲线的切线', 19),
  course('high-physics-projectile', 'high', '高一', '物理', '平抛运动的分解', 20),
  course('high-chemistry-redox', 'high', '高一', '化学', '氧化还原反应的配平', 20),
  course('high-chinese-poem', 'high', '高三', '语文', '古诗鉴赏：抓住意象', 19),
  course('high-biology-mendel', 'high', '高一', '生物', '分离定律与遗传图解', 20),
  course('middle-math-quadratic', 'middle', '初三', '数学', '一元二次方程的配方法', 20),
  course('middle-math-pythagoras', 'middle', '初二', '数学', '勾股定理的应用', 19),
  course('middle-physics-ohm', 'middle', '初三', '物理', '欧姆定律与串联电路', 20),
  course('middle-english-tense', 'middle', '初二', '英语', '一般过去时怎样用', 20),
  course('primary-math-fraction', 'primary', '五年级', '数学', '异分母分数加法', 19),
  course('primary-chinese-observe', 'primary', '四年级', '语文', '学写观察日记', 20),
];

/** How a paper of the publisher comes about; goes with any book. */
export const bookVideo = {
  key: keyOf('book-introduction'),
  seconds: 20,
  title: '一张好卷子是怎样炼成的',
} as const;

export const videoKeys: readonly string[] = [...courseVideos.map(({ key }) => key), bookVideo.key];

/** Copies the films to where the site serves them from. */
export async function writeVideos(files: FileSink): Promise<void> {
  for (const key of videoKeys) {
    const name = key.slice(key.lastIndexOf('/') + 1);
    await files.write(key, await readFile(new URL(`../../../content-media/videos/${name}`, import.meta.url)));
  }
}
