import type { Picture } from '../articles/build-articles.js';

/**
 * The banners: menu id, text of the picture, link (an in-app path with query), and on the home page a
 * sentence below the title.
 */
const slides: readonly (readonly [menuId: number, title: string, extend: string, intro?: string])[] = [
  [
    17,
    '一题一页，都有人署名负责',
    '/layout/list/walkIntroTianLi?text=公司介绍',
    '二十年只做一件事：请一线名师命题、试做、改题，把考场上真正会遇到的，提前写进书里。',
  ],
  [
    17,
    '2027版高三总复习，十一月到店',
    '/layout/list/addedServices?grade_id=169&version_years=2027',
    '九个学科、二十七种分册，替换题目三千四百余道，答案全部由原命题组复核。',
  ],
  [
    17,
    '期末将近，六百份试卷免费下载',
    '/layout/list/boutiqueTaobaoQuestions',
    '按年级、学科、地区和类型挑选，先预览，再下载，打印出来就能用。',
  ],
  [
    17,
    '一间乡村阅览室·第八季',
    '/layout/list/fundingPublicWelfareProjects',
    '六十所乡村学校，每所一千册图书、四组书架和一年的阅读陪伴。',
  ],
  [6, '高中三年，从课时精练到考前冲刺', '/layout/list/addedServices?grade_id=9'],
  [6, '名校期中期末真卷：每道题都有得分率', '/layout/list/addedServices?search=真卷'],
  [7, '初中夯基，十五分钟一课', '/layout/list/addedServices?grade_id=10'],
  [7, '中考必背古诗文，像认识老朋友', '/layout/list/addedServices?search=古诗文'],
  [8, '小学每天十分钟，写得端正最要紧', '/layout/list/addedServices?grade_id=7'],
  [8, '五十二个周末，五十二个小实验', '/layout/list/addedServices?search=小实验'],
  [18, '找书：按版次、年级、学科一步到位', '/layout/list/addedServices'],
  [19, '精品淘题：期中期末原卷持续更新', '/layout/list/listenBig?is_new=1'],
  [15, '教师助手：把时间还给备课', '/layout/list/research'],
  [24, '教研项目：从课堂里长出来的课题', '/layout/list/research'],
  [25, '教学活动：与三千位同行一起磨一节课', '/layout/list/teachingActivities'],
  [40, '项目成果：可以直接带进课堂的材料', '/layout/list/projectAchievements'],
  [46, '公益助学：为乡村学校配一间阅览室', '/layout/list/bookDonation'],
  [20, '学生天地：读、想、做、写', '/layout/list/studentWorld'],
  [26, '知识干货：讲清一个问题就好', '/layout/list/KnowledgeDrivenGoods'],
  [27, '在线学习：十二位老师的短课', '/layout/list/onlineLearning'],
  [28, '专题活动：冬季征稿正在进行', '/layout/list/thematicActivities'],
  [29, '作品展示：少年的眼睛和笔', '/layout/list/worksDisplay'],
  [21, '家长学堂：少一点焦虑，多一点办法', '/layout/list/parentChildGarden'],
  [34, '亲子园地：饭桌上的教育', '/layout/list/parentChildGarden'],
  [30, '聊政策：把文件读成人话', '/layout/list/talkPolicies'],
  [31, '看流程：报名、填报、录取一步一步来', '/layout/list/checkTheProcess'],
  [32, '查分数线：各省批次线示例数据', '/layout/list/fractionBar'],
  [33, '找大学：一百二十所高校，按省份与类型', '/layout/list/findAUniversity'],
  [35, '授权网店：认准授权编号', '/layout/list/applicationProcess'],
  [36, '线下代理：离您最近的书店', '/layout/list/offlineAgent'],
  [23, '走进砚田：二十年，做好一本练习册', '/layout/list/walkIntroTianLi?text=发展历程'],
  [43, '个人信息：完善资料，推荐更合适的书', '/layout/list/personalInfor'],
  [44, '正版查验：刮开涂层，三秒知真假', '/layout/list/testAndVerify'],
  [45, '图书纠错：您指出的每个错都算数', '/layout/list/bookCorrection'],
];

function slideKey(index: number): string {
  return `public/slides/${String(index + 1)}.svg`;
}

export function slideRows(): Record<string, unknown>[] {
  return slides.map(([menuId, title, extend, intro = ''], index) => ({
    id: index + 1,
    menu_id: menuId,
    title,
    intro,
    image_key: slideKey(index),
    extend,
    sort: index + 1,
  }));
}

export function slidePictures(): Picture[] {
  return slides.map(([, title], index) => ({
    key: slideKey(index),
    spec: { kind: 'banner', title, seed: 100 + index },
  }));
}
