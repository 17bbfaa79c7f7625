import type { University } from './UniversityList.js';

const TEXTS = [
  ['东南大学', '江苏 南京市', '理工', '坐落在六朝宫苑旧址，四牌楼校区的大礼堂是中央大学时期的建筑。'],
  [
    '河海大学',
    '江苏 南京市',
    '理工',
    '源于1915年张謇创办的河海工程专门学校，是中国第一所培养水利人才的学校。',
  ],
  ['中国矿业大学', '江苏 徐州市', '理工 综合', '前身是1909年的焦作路矿学堂。'],
  ['中国石油大学（华东）', '山东 青岛市', '理工', ''],
] as const;

export const sampleUniversities: University[] = TEXTS.map(([name, place, types, intro], index) => ({
  id: index + 1,
  name,
  href: `#${String(index + 1)}`,
  place,
  types: types.split(' '),
  intro,
  image: '',
  source: '砚田升学资料室',
  date: '2026-11-12',
}));
