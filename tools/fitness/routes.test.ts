import { describe, expect, it } from 'vitest';
import { paths } from '../../apps/site/src/config/paths.js';
import { exists, foldersIn, read } from './house.js';

/** The pages of both specifications (A 2 and B 2) that stand under /layout/list/, in their own spelling. */
const pages = `
  home highSchoolBooks middleSchoolBooks primarySchoolBooks addedServices booksDetails
  boutiqueTaobaoQuestions listenBig topicSubjectDetails specialSubject
  teacherHand research researchDetails cooperatePlate collaborativeMediaDetails teachingActivities activityDetails
  projectAchievements projectAchievementsDetails thisEventRegistrationTeacher bookDonation
  fundingPublicWelfareProjects fundingDetails
  studentWorld studentWorldList KnowledgeDrivenGoods KnowledgeDetails worksDisplay worksDisplayDetails
  thematicActivities thematicDetails thisEventRegistrationStudent onlineLearning onlineDetails
  parentSchool parentChildGarden parentChildGardenDetails talkPolicies talkPoliciesDetails
  checkTheProcess checkTheProcessList checkTheProcessDetails findAUniversity findAUniversityDetails fractionBar
  authorizedOnlineShop onlineShopDetails offlineAgent applicationProcess queryProgressStep progressStep
  walkIntroTianLi joinUsDetails enterpriseDetails
  personalCenter personalInfor myBook myDownloads myCollection myActivity myActivityDetails
  myNotifications notificationsDetails privacyAgreement
  bookCorrection testAndVerify
`
  .trim()
  .split(/\s+/)
  .map((page) => `/layout/list/${page}`);

const accountPages = [
  '/login/nowLogin',
  '/login/retrievePasswordLogin',
  '/login/newPassword',
  '/login/QRCodeLogin',
  '/loginRegister',
];

const known = Object.values(paths).flatMap(({ pattern, aliases }): string[] => [pattern, ...aliases]);

describe('routes', () => {
  it.each([...pages, ...accountPages])('%s of the specifications is a route of the site', (page) => {
    expect(known).toContain(page);
  });

  it('are unique', () => {
    expect(known.toSorted()).toEqual([...new Set(known)].toSorted());
  });

  it('are written nowhere else in the site', () => {
    const navigation = read('apps/site/src/app/screens.ts') + read('apps/site/src/app/router.tsx');
    expect(navigation).not.toMatch(/['"`]\/(layout|login)/);
  });
});

const screens = foldersIn('apps/site/src/screens').flatMap((area) =>
  foldersIn(`apps/site/src/screens/${area}`).map(
    (name) => [`apps/site/src/screens/${area}/${name}`, name] as const,
  ),
);

describe.each(screens)('%s', (folder, name) => {
  it('holds a screen of its name', () => {
    expect(exists(`${folder}/${name}.tsx`)).toBe(true);
  });

  it('has stories when it has a view of its own', () => {
    expect(exists(`${folder}/${name}.stories.tsx`)).toBe(exists(`${folder}/${name}.view.tsx`));
  });
});
