import { type Section, type SectionName, SECTIONS } from '@inkstone/api/rules';

/** English names of folders; other columns have a Chinese one only. */
const ENGLISH: Partial<Record<string, string>> = {
  teacherHand: 'cooperation',
  research: 'research',
  teachingActivities: 'teaching',
  KnowledgeDrivenGoods: 'knowledge',
  onlineLearning: 'courses',
  thematicActivities: 'thematic',
  worksDisplay: 'works',
  talkPolicies: 'policies',
  checkTheProcess: 'process',
  findAUniversity: 'universities',
  parentChildGarden: 'garden',
  joinUs: 'jobs',
  enterpriseNews: 'news',
  projectAchievements: 'achievements',
  fundingPublicWelfareProjects: 'funding',
  replays: 'replays',
} satisfies Partial<Record<SectionName, string>>;

/** The columns with the names of their folder in `articles`, the Chinese one last. */
export function articleColumns(): { id: number; folders: string[] }[] {
  return Object.entries<Section>(SECTIONS).flatMap(([name, { id, title, detail, within, articles }]) => {
    if ((detail ?? within ?? articles) === undefined) return [];
    return [{ id, folders: [ENGLISH[name] ?? [], articles ?? title].flat() }];
  });
}

/** The column of an article by its file: `articles/news/…`, or a table such as `universities.csv`. */
export function columnOf(file: string): number | undefined {
  const parts = file.split('/');
  const folder = parts[0] === 'articles' ? parts[1] : parts[0]?.replace(/\.\w+$/, '');
  return articleColumns().find(({ folders }) => folders.some((name) => name === folder))?.id;
}
