import { route } from './route.js';

/** Ids come as numbers from the wire and as text from an address. */
type Id = string | number;

interface ById {
  id: Id;
}
interface Searched {
  search?: string;
}
interface Paged extends Searched {
  page?: number;
}

/** Query of the book list (Spec A 2, addedServices); the names are the wire's. */
export interface BookListQuery extends Paged {
  version_years?: Id;
  grade_id?: Id;
  subject_id?: Id;
}

/** Query of the paper list (Spec A 2, listenBig). */
export interface PaperListQuery extends Paged {
  grade_id?: Id;
  subject_id?: Id;
  address_id?: Id;
  type_id?: Id;
  year_id?: Id;
  is_new?: 0 | 1;
  is_recommended?: 0 | 1;
}

const LIST = '/layout/list';

function page<P extends { [K in keyof P]: string | number | boolean | undefined } = object>(
  name: string,
  title: string,
) {
  return route<P>(`${LIST}/${name}`, title);
}

/** A page of the personal centre, which also opens below the centre's own path. */
function ownPage<P extends { [K in keyof P]: string | number | boolean | undefined } = object>(
  name: string,
  title: string,
) {
  return route<P>(`${LIST}/${name}`, title, [`${LIST}/personalCenter/${name}`]);
}

/**
 * Every route of both specifications, spelled as they spell it. Nothing else in the site may write
 * a route: a screen that is not built yet is linked to from here all the same.
 */
export const paths = {
  home: page('home', '首页'),

  // Books (Spec A 2)
  highSchoolBooks: page<{ cate_id?: Id }>('highSchoolBooks', '高中图书'),
  middleSchoolBooks: page<{ cate_id?: Id }>('middleSchoolBooks', '初中图书'),
  primarySchoolBooks: page<{ cate_id?: Id }>('primarySchoolBooks', '小学图书'),
  addedServices: page<BookListQuery>('addedServices', '图书检索'),
  booksDetails: page<ById>('booksDetails', '图书详情'),

  // Papers (Spec A 2)
  boutiqueTaobaoQuestions: page('boutiqueTaobaoQuestions', '精品试卷'),
  listenBig: page<PaperListQuery>('listenBig', '试卷检索'),
  topicSubjectDetails: page<ById>('topicSubjectDetails', '试卷详情'),
  specialSubject: page('specialSubject', '专题讲座'),

  // Teachers and research (Spec B 2.1)
  teacherHand: page('teacherHand', '教师助手'),
  research: page<Paged>('research', '教研课题'),
  researchDetails: page<ById>('researchDetails', '教研课题'),
  cooperatePlate: page<ById>('cooperatePlate', '合作平台'),
  collaborativeMediaDetails: page<ById>('collaborativeMediaDetails', '教研合作媒体'),
  teachingActivities: page<Paged>('teachingActivities', '教研活动'),
  activityDetails: page<ById>('activityDetails', '活动详情'),
  projectAchievements: page<Paged>('projectAchievements', '课题成果'),
  projectAchievementsDetails: page<ById>('projectAchievementsDetails', '课题成果'),
  thisEventRegistrationTeacher: page<{
    id: Id;
    activityId?: Id;
    article_id?: Id;
    isEnrolled?: boolean;
    isSubmitFileUrl?: boolean;
  }>('thisEventRegistrationTeacher', '教师活动报名'),
  bookDonation: page('bookDonation', '图书捐赠申请'),
  fundingPublicWelfareProjects: page<Paged>('fundingPublicWelfareProjects', '公益助学'),
  fundingDetails: page<ById>('fundingDetails', '公益助学'),

  // Students (Spec B 2.2)
  studentWorld: page('studentWorld', '学生天地'),
  studentWorldList: page<Paged>('studentWorldList', '学生天地检索'),
  KnowledgeDrivenGoods: page<Paged>('KnowledgeDrivenGoods', '知识干货'),
  KnowledgeDetails: page<ById>('KnowledgeDetails', '知识干货'),
  worksDisplay: page<Paged>('worksDisplay', '作品展示'),
  worksDisplayDetails: page<ById>('worksDisplayDetails', '作品展示'),
  thematicActivities: page<Paged>('thematicActivities', '专题活动'),
  thematicDetails: page<ById>('thematicDetails', '专题活动'),
  thisEventRegistrationStudent: page<ById>('thisEventRegistrationStudent', '活动报名'),
  onlineLearning: page<Paged>('onlineLearning', '在线学习'),
  onlineDetails: page<ById>('onlineDetails', '在线课程'),

  // Parents (Spec B 2.3)
  parentSchool: page('parentSchool', '家长学堂'),
  parentChildGarden: page<Paged>('parentChildGarden', '亲子园地'),
  parentChildGardenDetails: page<ById>('parentChildGardenDetails', '亲子园地'),
  talkPolicies: page<Paged>('talkPolicies', '政策解读'),
  talkPoliciesDetails: page<ById>('talkPoliciesDetails', '政策解读'),
  checkTheProcess: page<Paged & { flow_type?: Id }>('checkTheProcess', '查流程'),
  checkTheProcessList: page<Paged>('checkTheProcessList', '查流程检索'),
  checkTheProcessDetails: page<ById>('checkTheProcessDetails', '查流程'),
  findAUniversity: page<Paged>('findAUniversity', '找大学'),
  findAUniversityDetails: page<ById>('findAUniversityDetails', '大学详情'),
  fractionBar: page<Paged>('fractionBar', '分数线查询'),

  // Shops and agents (Spec B 2.4)
  authorizedOnlineShop: page<Paged & { platform?: Id }>('authorizedOnlineShop', '授权网店'),
  onlineShopDetails: page<ById>('onlineShopDetails', '网店详情'),
  offlineAgent: page<Paged & { territory?: Id }>('offlineAgent', '线下代理'),
  applicationProcess: page('applicationProcess', '授权申请流程'),
  queryProgressStep: page('queryProgressStep', '查询申请进度'),
  progressStep: page<{ step: number; data?: string }>('progressStep', '授权申请'),

  // The company (Spec B 2.5)
  walkIntroTianLi: page<{ text?: string }>('walkIntroTianLi', '走进砚田'),
  joinUsDetails: page<ById>('joinUsDetails', '诚聘英才'),
  enterpriseDetails: page<ById>('enterpriseDetails', '企业动态'),

  // The personal centre (Spec B 2.6)
  personalCenter: page('personalCenter', '个人中心'),
  personalInfor: ownPage('personalInfor', '个人信息'),
  myBook: ownPage<{ page?: number }>('myBook', '我的图书'),
  myDownloads: ownPage<{ type?: Id; page?: number }>('myDownloads', '我的下载'),
  myCollection: ownPage<{ type?: Id; page?: number }>('myCollection', '我的收藏'),
  myActivity: ownPage<{ page?: number }>('myActivity', '我的活动'),
  myActivityDetails: ownPage<ById>('myActivityDetails', '我的活动'),
  myNotifications: ownPage<{ page?: number }>('myNotifications', '站内通知'),
  notificationsDetails: ownPage<ById>('notificationsDetails', '通知详情'),
  privacyAgreement: ownPage('privacyAgreement', '隐私政策'),

  // Feedback and verification (Spec B 2.8)
  bookCorrection: page('bookCorrection', '图书反馈'),
  testAndVerify: page('testAndVerify', '正版查验'),

  // Login and registration (Spec B 2.7)
  nowLogin: route('/login/nowLogin', '登录'),
  retrievePasswordLogin: route('/login/retrievePasswordLogin', '找回密码'),
  newPassword: route('/login/newPassword', '设置新密码'),
  QRCodeLogin: route('/login/QRCodeLogin', '微信扫码登录'),
  loginRegister: route('/loginRegister', '注册'),
} as const;

export type PathName = keyof typeof paths;

/** Whether a path (its query left aside) is one of the login and registration pages. */
export function isAuthPath(path: string): boolean {
  return /^\/(login\/|loginRegister(?:[/?]|$))/.test(path);
}
