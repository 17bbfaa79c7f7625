import { gradeIdMessages } from '../rules/grade-id.js';

/** Spec B 2.7 and 5. The messages that it leaves open follow its style. */
export const registrationMessages = {
  user_role: { label: '您的身份', missing: '请选择身份', invalid: '身份有误' },
  roles: {
    3: { label: '教师', description: '教研活动与教学资源' },
    1: { label: '学生', description: '知识干货与作品投稿' },
    2: { label: '家长', description: '升学资讯与亲子阅读' },
    5: { label: '商家', description: '图书销售授权与进度' },
  },
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
