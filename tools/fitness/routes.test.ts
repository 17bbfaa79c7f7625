import { describe, expect, it } from 'vitest';
import { paths } from '../../apps/site/src/lib/config/paths.js';
import { menuPage } from '../../packages/api/src/rules/index.js';
import { screenRoutes } from '../../apps/site/src/app/screens.js';
import { shownWith } from '../screen-components/screen-groups.js';
import { readCatalogue } from '../spec-coverage/catalogue.js';
import { exists, filesIn, foldersIn, read } from './repository.js';

/** The pages of both specifications (A 2 and B 2) under /layout/list/, in the spelling of the specifications. */
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

/** The table of menu ids in section 2 of Spec A, as the catalogue of its statements has it. */
const menuPages = readCatalogue().flatMap(({ statements }) =>
  statements.flatMap(({ id, text }) => {
    const [, entry, page = ''] = /^Menu id (\d+) leads to (\w+)\.$/.exec(text) ?? [];
    return id.startsWith('A2 menu') && entry !== undefined ? [{ id: Number(entry), page }] : [];
  }),
);

describe('the menu', () => {
  for (const { id, page } of menuPages) {
    it(`leads from id ${String(id)} to ${page} (spec: A2 menu ${String(id)})`, () => {
      expect(menuPage(id)).toBe(page);
      expect(known).toContain(`/layout/list/${page}`);
    });
  }

  it('has the entries of the specification', () => {
    expect(menuPages).toHaveLength(28);
  });

  it('leads nowhere from any other id (spec: A2 menu other)', () => {
    const others = Array.from({ length: 100 }, (_, id) => id).filter(
      (id) => !menuPages.some((entry) => entry.id === id),
    );
    expect(others.filter((id) => menuPage(id) !== undefined)).toEqual([]);
  });

  it('uses the ids 6, 7 and 8 for the stages (spec: A9 stage menu ids)', () => {
    expect([6, 7, 8].map(menuPage)).toEqual([
      paths.highSchoolBooks.pattern.split('/').at(-1),
      paths.middleSchoolBooks.pattern.split('/').at(-1),
      paths.primarySchoolBooks.pattern.split('/').at(-1),
    ]);
  });
});

it('has the titles of the demonstration menu on its pages, so that a page is named alike before the menu is there', () => {
  const [menu = ''] =
    /into menu_items [^;]*/.exec(read('apps/server/src/db/migrations/0002_reference.sql')) ?? [];
  const entries = [...menu.matchAll(/\((\d+), (?:\d+|null), '([^']+)'/g)];
  const changes = read('demo/make/site/menu.ts').matchAll(/\bid: (\d+),\s*title: '([^']+)'/g);
  const named = new Map([...entries, ...changes].map(([, id, title]) => [Number(id), title]));
  const titles = [...named].flatMap(([id, title]) => {
    const page = menuPage(id);
    return page === undefined ? [] : [{ page, title }];
  });
  expect(titles.length).toBeGreaterThan(20);
  expect(titles.map(({ page }) => ({ page, title: paths[page].title }))).toEqual(titles);
});

describe('routes', () => {
  it.each(pages)(
    '%s of the specifications is a route of the site (spec: A2 pages under layout list, B2 pages under layout list)',
    (page) => {
      expect(known).toContain(page);
    },
  );

  it.each(accountPages)('%s of the specifications is a route of the site', (page) => {
    expect(known).toContain(page);
  });

  it('include a page for one activity of a user (spec: B2.6 myActivityDetails)', () => {
    expect(known).toContain('/layout/list/myActivityDetails');
  });

  it('are unique', () => {
    expect(known.toSorted()).toEqual([...new Set(known)].toSorted());
  });

  it('are written nowhere else in the site', () => {
    const files = filesIn('apps/site/src').filter(
      (file) => /\.tsx?$/.test(file) && !/\.(test|stories)\.|\/samples\/|\/config\/paths\.ts$/.test(file),
    );
    // A string; documentation comments quote routes in backticks.
    const written = files.filter((file) => /['"]#?\/(layout|login)/.test(read(file)));
    expect(written).toEqual([]);
  });
});

const screens = foldersIn('apps/site/src/screens').flatMap((area) =>
  foldersIn(`apps/site/src/screens/${area}`).map((name) => ({ area, name })),
);
const router = filesIn('apps/site/src/app')
  .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
  .map(read)
  .join('\n');
/** A screen without data, and those that the stories of another one show. */
const withoutStories = ['notfound', ...Object.keys(shownWith).map((name) => name.toLowerCase())];
const withoutView = ['columnlist', 'columnarticle', 'columnactivity', ...withoutStories];

it('finds the screens of the routes', () => {
  const pagesOfRoutes = screens.filter(({ name }) => name !== 'NotFound');
  expect(pagesOfRoutes).not.toEqual([]);
  expect(pagesOfRoutes.length).toBeLessThanOrEqual(screenRoutes.length);
});

describe.each(screens)('screens/$area/$name', ({ area, name }) => {
  const folder = `apps/site/src/screens/${area}/${name}`;

  it('is loaded by the router from a file of its name', () => {
    expect(exists(`${folder}/${name}.tsx`)).toBe(true);
    expect(router).toContain(`import('../screens/${area}/${name}/${name}.js')`);
  });

  it('has a view and stories', () => {
    expect(exists(`${folder}/${name}.view.tsx`)).toBe(!withoutView.includes(name.toLowerCase()));
    expect(exists(`${folder}/${name}.stories.tsx`)).toBe(!withoutStories.includes(name.toLowerCase()));
  });
});
