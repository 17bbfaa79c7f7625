import { PAPER_FILTER_IDS } from './paper-filters.js';
import { PUBLISHER } from './publisher.js';
import { flag, optionId, searchText, twoIds, type QueryShape, type QueryValue } from './query.js';
import { listRoute, route } from './route.js';

/** Ids come as numbers from the wire and as text from an address. */
type Id = string | number;

interface ById {
  id: Id;
}

/** A place in a paper: its page from 1, in which of its files from 1, and the words that are marked. */
interface AtPlace {
  page?: number;
  file?: number | undefined;
  find?: string;
}

/** The category that is shown on each shelf, where it is not the first: one id, or several with commas between. */
interface ByCategories {
  cate_id?: Id | undefined;
}

const LIST = '/layout/list';

function page<P extends { [K in keyof P]: QueryValue } = object>(name: string, title: string) {
  return route<P>({ pattern: `${LIST}/${name}`, title });
}

function list<S extends QueryShape>(name: string, title: string, query: S) {
  return listRoute({ pattern: `${LIST}/${name}`, title }, query);
}

function belowCentre(name: string) {
  return `${LIST}/personalCenter/${name}`;
}

/** Pages of the personal centre also open below the centre's own path. */
function ownPlace(name: string, title: string) {
  return { pattern: `${LIST}/${name}`, title, aliases: [belowCentre(name)] };
}

/** Every route of both specifications, in their spelling. No other file of the site writes a route. */
export const paths = {
  home: page('home', '首页'),

  // Books (Spec A 2)
  highSchoolBooks: page<ByCategories>('highSchoolBooks', '高中图书'),
  middleSchoolBooks: page<ByCategories>('middleSchoolBooks', '初中图书'),
  primarySchoolBooks: page<ByCategories>('primarySchoolBooks', '小学图书'),
  addedServices: list('addedServices', '图书检索', {
    search: searchText,
    cate_id: optionId,
    version_years: optionId,
    grade_id: optionId,
    subject_id: optionId,
  }),
  booksDetails: page<ById & { part?: 'errata' }>('booksDetails', '图书详情'),

  // Papers (Spec A 2)
  boutiqueTaobaoQuestions: page('boutiqueTaobaoQuestions', '精品淘题'),
  listenBig: list('listenBig', '试卷检索', {
    search: searchText,
    ...PAPER_FILTER_IDS,
    is_new: flag,
    is_recommended: flag,
  }),
  topicSubjectDetails: page<ById & AtPlace>('topicSubjectDetails', '试卷详情'),
  specialSubject: page('specialSubject', '专题讲座'),

  // Teachers and research (Spec B 2.1)
  teacherHand: page('teacherHand', '教师助手'),
  research: list('research', '教研项目', { search: searchText }),
  researchDetails: page<ById>('researchDetails', '教研项目'),
  cooperatePlate: page<ById>('cooperatePlate', '合作平台'),
  collaborativeMediaDetails: page<ById>('collaborativeMediaDetails', '教研合作媒体'),
  teachingActivities: list('teachingActivities', '教学活动', { search: searchText }),
  activityDetails: page<ById>('activityDetails', '活动详情'),
  projectAchievements: list('projectAchievements', '项目成果', {
    activity_grade: optionId,
    subject: optionId,
    keyword: optionId,
  }),
  projectAchievementsDetails: page<ById>('projectAchievementsDetails', '项目成果'),
  thisEventRegistrationTeacher: page<{
    id: Id;
    activityId?: Id;
    article_id?: Id;
    isEnrolled?: boolean;
    isSubmitFileUrl?: boolean;
  }>('thisEventRegistrationTeacher', '教师活动报名'),
  bookDonation: page('bookDonation', '图书捐赠申请'),
  fundingPublicWelfareProjects: list('fundingPublicWelfareProjects', '公益助学', {}),
  fundingDetails: page<ById>('fundingDetails', '公益助学'),

  // Students (Spec B 2.2)
  studentWorld: page('studentWorld', '学生天地'),
  studentWorldList: list('studentWorldList', '学生天地检索', {
    search: searchText,
    column_id: optionId,
  }),
  KnowledgeDrivenGoods: list('KnowledgeDrivenGoods', '知识干货', { search: searchText }),
  KnowledgeDetails: page<ById>('KnowledgeDetails', '知识干货'),
  worksDisplay: list('worksDisplay', '作品展示', { activity_grade: optionId, theme: optionId }),
  worksDisplayDetails: page<ById>('worksDisplayDetails', '作品展示'),
  thematicActivities: list('thematicActivities', '专题活动', {}),
  thematicDetails: page<ById>('thematicDetails', '专题活动'),
  thisEventRegistrationStudent: page<ById>('thisEventRegistrationStudent', '活动报名'),
  onlineLearning: list('onlineLearning', '在线学习', { classes: optionId, subject: optionId }),
  onlineDetails: page<ById>('onlineDetails', '在线课程'),

  // Parents (Spec B 2.3)
  parentSchool: page('parentSchool', '家长学堂'),
  parentChildGarden: list('parentChildGarden', '亲子园地', { search: searchText }),
  parentChildGardenDetails: page<ById>('parentChildGardenDetails', '亲子园地'),
  talkPolicies: list('talkPolicies', '聊政策', { search: searchText }),
  talkPoliciesDetails: page<ById>('talkPoliciesDetails', '聊政策'),
  checkTheProcess: list('checkTheProcess', '看流程', { flow_type: optionId }),
  checkTheProcessList: list('checkTheProcessList', '看流程检索', { search: searchText }),
  checkTheProcessDetails: page<ById>('checkTheProcessDetails', '看流程'),
  findAUniversity: list('findAUniversity', '找大学', {
    search: searchText,
    province: optionId,
    university_type: optionId,
  }),
  findAUniversityDetails: page<ById>('findAUniversityDetails', '大学详情'),
  fractionBar: list('fractionBar', '查分数线', {
    search: searchText,
    area_id: optionId,
    year_id: optionId,
    class_id: optionId,
    batch_id: optionId,
    compare: twoIds,
  }),

  // Shops and agents (Spec B 2.4)
  authorizedOnlineShop: list('authorizedOnlineShop', '授权网店', { search: searchText, platform: optionId }),
  onlineShopDetails: page<ById>('onlineShopDetails', '网店详情'),
  offlineAgent: list('offlineAgent', '线下代理', { search: searchText, territory: optionId }),
  applicationProcess: page('applicationProcess', '申请网店授权'),
  queryProgressStep: page('queryProgressStep', '查询申请进度'),
  progressStep: page<{ step: number; data?: string }>('progressStep', '店铺授权申请'),

  // The company (Spec B 2.5)
  walkIntroTianLi: list('walkIntroTianLi', `走进${PUBLISHER.seal}`, { text: searchText }),
  joinUsDetails: page<ById>('joinUsDetails', '诚聘英才'),
  enterpriseDetails: page<ById>('enterpriseDetails', '企业动态'),

  // The personal centre (Spec B 2.6)
  personalCenter: page('personalCenter', '个人中心'),
  personalInfor: route(ownPlace('personalInfor', '个人信息')),
  myBook: listRoute(ownPlace('myBook', '我的图书'), {}),
  myDownloads: listRoute(ownPlace('myDownloads', '我的下载'), { type: optionId }),
  myCollection: listRoute(ownPlace('myCollection', '我的收藏'), { type: optionId }),
  myActivity: listRoute(ownPlace('myActivity', '我的活动'), {}),
  myActivityDetails: route<ById>(ownPlace('myActivityDetails', '我的活动')),
  myNotifications: listRoute(ownPlace('myNotifications', '站内通知'), {}),
  notificationsDetails: route<ById>(ownPlace('notificationsDetails', '通知详情')),
  privacyAgreement: route(ownPlace('privacyAgreement', '隐私政策')),

  // Feedback and verification (Spec B 2.8)
  bookCorrection: page<{ book_name?: string; subject?: string; book_number?: string }>(
    'bookCorrection',
    '图书纠错',
  ),
  testAndVerify: page<{ book_name?: string }>('testAndVerify', '正版查验'),

  // Login and registration (Spec B 2.7)
  nowLogin: route({ pattern: '/login/nowLogin', title: '登录' }),
  retrievePasswordLogin: route({ pattern: '/login/retrievePasswordLogin', title: '找回密码' }),
  newPassword: route({ pattern: '/login/newPassword', title: '设置新密码' }),
  QRCodeLogin: route({ pattern: '/login/QRCodeLogin', title: '微信扫码登录' }),
  loginRegister: route({ pattern: '/loginRegister', title: '注册' }),
} as const;

export type PathName = keyof typeof paths;

/** Where a student is after an application (Spec B 2.2): the own activities, by their path below the centre. */
export const AFTER_APPLICATION = belowCentre('myActivity');

/** Whether a path, with or without query, is one of the login and registration pages. */
export function isAuthPath(path: string): boolean {
  return /^\/(login\/|loginRegister(?:[/?]|$))/.test(path);
}
