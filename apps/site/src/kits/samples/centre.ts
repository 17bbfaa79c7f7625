import type { CentreModel } from '../centre/centre-model.js';

/** The frame of the personal centre, for stories. */
export const sampleCentre: CentreModel = {
  owner: { name: '陶老师', role: '教师', facts: ['济南市明湖实验中学', '2026-05-11 入馆'] },
  unread: 2,
  counts: { myBook: 3, myDownloads: 24, myActivity: 1 },
  onLogOut: () => undefined,
};
