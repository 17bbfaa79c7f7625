import { toJoinedActivity, type JoinedActivity } from './MyActivity/model.js';

const FILE = '/files/uploads/9f2c.pdf?expires=1788192600&name=%E4%BD%9C%E5%93%81.pdf&signature=3q2x';
const NOW = Date.UTC(2026, 10, 22);

const kinds = [
  { activity_type: 2, status: -1, files: FILE, title: '我给家乡画张地图：初中生手绘地图征集' },
  { activity_type: 2, status: 0, files: FILE, title: '一张错题的自白：错题故事征文' },
  { activity_type: 2, status: 1, files: FILE, title: '厨房里的化学：家庭小实验视频征集' },
  { activity_type: 1, status: 0, files: '', title: '初中数学单元教学研讨' },
] as const;

/** Works of a student that are rejected, waiting and approved, and a teacher's enrolment without a file. */
export const sampleJoined: JoinedActivity[] = kinds.map((kind, index) =>
  toJoinedActivity(
    {
      ...kind,
      id: index + 1,
      article_id: index + 1,
      image: '',
      start_time: Date.UTC(2026, 8, 1) / 1000,
      end_time: Date.UTC(2026, 11, 31) / 1000,
      participant: '全国初中生',
      intro: '',
    },
    { fileUrl: (path) => path },
    NOW,
  ),
);
