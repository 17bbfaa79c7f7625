import { cityId, provinceNamed } from '../lookups/regions.js';
import { gradeNamed, stageKeyed, subjectNamed } from '../lookups/school.js';
import type { Picture } from '../media/draw-picture.js';
import type { Row } from '../rows.js';
import { chinaTime } from '../text/days.js';
import { renderMarkup } from '../text/html.js';

/** The telephone numbers of the accounts, by which people log in. The server gives them: it refuses them in public. */
export type Phones = Readonly<Record<'teacher' | 'student' | 'parent' | 'merchant', string>>;

interface User {
  id: number;
  role: 1 | 2 | 3 | 5;
  account: keyof Phones;
  nickname: string;
}

const users: readonly User[] = [
  { id: 1, role: 3, account: 'teacher', nickname: '陶老师' },
  { id: 2, role: 1, account: 'student', nickname: '林小满' },
  { id: 3, role: 2, account: 'parent', nickname: '满满妈妈' },
  { id: 4, role: 5, account: 'merchant', nickname: '书香阁' },
];

interface Particulars {
  school: string;
  grade_id: number | null;
  subject_id: number | null;
  stage_id: number | null;
  province: string;
  city: string;
  store_name: string;
}

const emptyProfile = { school: '', grade_id: null, subject_id: null, stage_id: null, store_name: '' };

const particulars: Readonly<Record<User['role'], Particulars>> = {
  3: {
    ...emptyProfile,
    school: '济南市明湖实验中学',
    subject_id: subjectNamed('数学').id,
    stage_id: stageKeyed('high').id,
    province: '山东',
    city: '济南市',
  },
  1: {
    ...emptyProfile,
    school: '长沙市岳麓外国语学校',
    grade_id: gradeNamed('高二').id,
    stage_id: stageKeyed('high').id,
    province: '湖南',
    city: '长沙市',
  },
  2: { ...emptyProfile, stage_id: stageKeyed('middle').id, province: '湖南', city: '长沙市' },
  5: { ...emptyProfile, store_name: '郑州书香阁图书专营店', province: '河南', city: '郑州市' },
};

function avatarKey(id: number): string {
  return `public/avatars/${String(id)}.svg`;
}

/** Rows without a password: the hash has a random salt, so it is made while loading. */
export function userRows(phones: Phones): Row[] {
  return users.map(({ id, role, account, nickname }) => {
    const { province: shortName, city, ...rest } = particulars[role];
    const province = provinceNamed(shortName);
    return {
      id,
      role,
      phone: phones[account],
      nickname,
      avatar_key: avatarKey(id),
      ...rest,
      province_id: province.id,
      city_id: cityId(province, city),
      created_at: chinaTime(`2026-0${String(id + 4)}-1${String(id)}`, 19, 30),
    };
  });
}

export function avatarPictures(): Picture[] {
  return users.map(({ id, nickname }) => ({
    key: avatarKey(id),
    spec: { kind: 'avatar', title: nickname, seed: id },
  }));
}

interface Notice {
  title: string;
  day: string;
  isRead: boolean;
  body: string;
}

const welcome: Notice = {
  title: '欢迎加入砚田教育',
  day: '2026-09-01',
  isRead: true,
  body: `感谢您的注册。现在您可以下载试卷与图书资源、收藏内容、观看公开课。

建议先到“个人信息”完善省市与学校，首页会按您的年级推荐图书。资料可以随时修改，也可以不填。`,
};

const maintenance: Notice = {
  title: '十一月二十八日凌晨系统维护通知',
  day: '2026-11-19',
  isRead: false,
  body: `为提升下载速度，本站将于2026年11月28日0:00至4:00进行维护。维护期间可以浏览，但无法登录和下载。

给您带来不便，敬请谅解。如有紧急资料需要，请提前下载。`,
};

const notices: Readonly<Record<User['role'], readonly Notice[]>> = {
  3: [
    welcome,
    {
      title: '您报名的“命题工作坊”已确认',
      day: '2026-11-12',
      isRead: false,
      body: `陶老师，您已成功报名十二月五日的“命题工作坊·济南站”。

- 时间：2026年12月5日9:00—16:30；
- 地点：砚田书房泉城店二楼；
- 请携带：一道您想修改的题目。

如行程有变，请在十二月一日前到“我的活动”取消。`,
    },
    {
      title: '您提交的纠错已采纳',
      day: '2026-10-26',
      isRead: true,
      body: `您指出的《课时精练 高一数学（上册）》第47页第9题图中字母标注有误，经核对属实，已列入勘误表。

感谢您的细心，我们将寄出一本纪念笔记本。`,
    },
    maintenance,
  ],
  1: [
    welcome,
    {
      title: '你收藏的试卷有了答案解析',
      day: '2026-11-08',
      isRead: false,
      body: `你收藏的期中试卷已补充详细解析，可在试卷页重新下载。

先自己订正，再对解析，会记得更牢。`,
    },
    {
      title: '“冬日读书信”征稿还有二十天',
      day: '2026-11-10',
      isRead: false,
      body: `写一封信给书中的人，八百字以内，手写拍照或直接上传文档都可以。

截稿之前可以重新上传，以最后一次为准。`,
    },
    maintenance,
  ],
  2: [
    welcome,
    {
      title: '家长学堂新上线“分数线查询”',
      day: '2026-10-15',
      isRead: false,
      body: `您可以按省份、年份、科类和批次查询录取控制线。

目前展示的是示例数据，正式数据以各省教育考试院公布为准。`,
    },
    maintenance,
  ],
  5: [
    welcome,
    {
      title: '授权证书即将到期提醒',
      day: '2026-11-05',
      isRead: false,
      body: `您的网店授权将于2026年12月31日到期。请在到期前三十日提交续期申请，审核需要一至七个工作日。

续期期间原证书继续有效。`,
    },
    maintenance,
  ],
};

export function messageRows(): Row[] {
  return users.flatMap((user) =>
    notices[user.role].map((notice) => ({
      user_id: user.id,
      title: notice.title,
      message_html: renderMarkup(notice.body),
      is_read: notice.isRead,
      created_at: chinaTime(notice.day, 10),
    })),
  );
}
