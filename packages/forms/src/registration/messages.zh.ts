import { gradeIdMessages } from '../rules/grade-id.js';

/** Spec B 2.7 and 5. The messages that it leaves open follow its style. */
export const registrationMessages = {
  user_role: { label: '您是哪一位？', missing: '请选择身份', invalid: '身份有误' },
  /** `label` is written on the volume. */
  roles: {
    3: {
      name: '教师',
      label: '教师用书',
      abilities: ['报名教研活动，上传附件', '下载试卷与配套资源', '收藏课题、活动与课程'],
    },
    1: {
      name: '学生',
      label: '学生用书',
      abilities: ['报名专题活动，提交作品', '观看在线课程', '下载试卷与答案'],
    },
    2: {
      name: '家长',
      label: '家长用书',
      abilities: ['下载试卷与答案', '收藏图书与文章', '查验过的正版图书入册'],
    },
    5: {
      name: '商家',
      label: '商家用书',
      abilities: ['申请网店销售授权', '下载试卷与配套资源', '收藏图书与试卷'],
    },
  },
  may: (role: string) => `${role}可以`,
  plate: {
    initial: '砚',
    owns: '藏书',
    blank: '一边填写，一边写在这里',
    note: '这张藏书票随填随写，注册后放进您的个人中心。',
  },
  accountAndPassword: '账号与密码',
  login: '去登录',
  study_stage: { label: '最关注的学段', missing: '请选择最关注的学段', invalid: '学段有误' },
  stagesLoading: '学段载入中',
  nickname: { label: '昵称', missing: '请填写昵称' },
  region: { label: '所在省市', missing: '请选择省市', invalid: '省市有误，请重新选择' },
  regionNotAsked: '家长注册不用填写省市',
  regionLocked: '以家长身份注册时不能修改',
  school: { label: '学校', lengthLabel: '学校名称', missing: '请填写学校' },
  subject: { label: '任教学科', placeholder: '请选择学科', missing: '请选择任教学科', invalid: '学科有误' },
  teachGradeId: {
    label: '任教学段',
    placeholder: '请选择学段',
    missing: '请选择任教学段',
    invalid: '学段有误',
  },
  gradeId: { label: '年级', placeholder: '请选择年级', ...gradeIdMessages },
  store_name: { label: '店铺名称', missing: '请填写店铺名称' },
  password: { label: '密码' },
  password_confirm: { label: '确认密码' },
  authentication_methods: { label: '验证方式', phone: '手机验证', email: '邮箱验证' },
  phone: { label: '手机号' },
  phone_code: { label: '手机验证码' },
  email: { label: '邮箱' },
  email_code: { label: '邮箱验证码' },
  submit: '同意协议并注册',
} as const;
