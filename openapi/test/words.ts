/**
 * The messages for empty and invalid fields in section 5 of the second specification, with its English texts translated
 * into Chinese. By operation, then by field. A message with a condition has the name of the field and the value on which it
 * depends, such as `account(type=1)`.
 */
export interface Words {
  required?: string;
  invalid?: string;
}

function required(text: string): Words {
  return { required: text };
}

const files = required('请上传文件');
const recovery: Readonly<Record<string, Words>> = {
  'account(type=1)': { required: '手机号不得为空', invalid: '手机号码格式错误' },
  'account(type=2)': { required: '邮箱不得为空', invalid: '邮箱格式错误' },
};
const password: Words = { invalid: '密码长度为8-16位，须使用数字、字母大/小写组合' };
const repeated: Words = { required: '请重复输入密码', invalid: '两次密码不一致' };

export const words: Readonly<Record<string, Readonly<Record<string, Words>>>> = {
  applyAsTeacher: {
    name: required('请填写您的姓名'),
    school: required('请填写您的单位'),
    tel: required('请填写您的手机号'),
    email: required('请填写您的邮箱'),
    subject: required('请填写您的教授学科'),
    stage: required('请选择您的教授学段'),
  },
  applyAsStudent: {
    name: required('请填写您的姓名'),
    school: required('请填写您的单位'),
    tel: required('请填写您的电话'),
    files: required('请上传附件'),
  },
  uploadActivityFile: { files: required('请上传附件') },
  updateStudentApplication: { files: required('请上传附件') },
  submitBookDonation: {
    unit_name: required('请填写申请捐赠单位的准确名称'),
    province_city: required('点击下拉列表选择省、市'),
    address: required('请填写申请单位详细地址'),
    contacts: required('请填写联系人姓名'),
    phone: required('请准确填写联系人电话信息'),
    explain: required('请填写捐赠需求说明'),
  },
  submitShopApplication: {
    shop_platform: required('请填写店铺平台'),
    shop_name: required('请填写店铺名称'),
    shop_url: required('请填写店铺链接'),
    province: required('请选择省份'),
    // 请天写联系人 in the specification is a typing error.
    contact: required('请填写联系人'),
    qq: required('请填写qq号码'),
    phone: { required: '请填写电话号码', invalid: '请输入11位电话号码' },
    phone_code: required('请填写手机验证码'),
    company_name: required('请填写公司名称'),
    company_number: required('请输入组织机构代码或18位统一社会信用代码'),
    address: required('请准确填写通讯地址，以确保能收到快递'),
    intro: required('公司简介至少输入50个字'),
    is_merge: required('请选择是否三合一'),
    publication_license: files,
    company_number_img: files,
    tax_certificate: files,
    business_license: files,
    identity_card: files,
  },
  sendShopPhoneCode: { phone: { invalid: '手机号码格式错误' } },
  sendPhoneCode: { phone: { invalid: '手机号码格式错误' } },
  sendResetPhoneCode: { phone: { invalid: '手机号码格式错误' } },
  sendEmailCode: { email: { invalid: '邮箱格式错误' } },
  login: {
    account: { required: '账号不得为空', invalid: '手机号/邮箱格式错误' },
    password: required('密码不得为空'),
  },
  sendLoginCode: { account: { required: '账号不得为空', invalid: '手机号/邮箱格式错误' } },
  loginByCode: {
    account: { required: '账号不得为空', invalid: '手机号/邮箱格式错误' },
    code: required('验证码不得为空'),
  },
  register: { password, password_confirm: repeated, phone: { invalid: '请输入11位电话号码' } },
  sendRecoveryCode: recovery,
  resetPassword: { ...recovery, code: required('验证码不得为空'), password, password_confirm: repeated },
  updateUserInfo: {
    avatar: required('请上传头像'),
    old_pwd: password,
    new_pwd: password,
    repetition_pwd: password,
    phone: { invalid: '手机号码格式错误' },
  },
  submitBookFeedback: {
    type: required('请选择您的问题类型'), // Please choose your problem
    book_name: required('请填写图书名称'), // Please fill in the book name
    subject: required('请填写学科'), // Please fill in the subject
    book_number: required('请填写书号'), // Please fill in the book number
    page_number: required('请填写页码'), // Please fill in the page number
    question_number: required('请填写题号'), // Please fill in the question number
    edition_year: required('请填写年份'), // Please fill in the year
    descr: required('请填写问题描述'), // Please fill in the problem description
    images: required('请上传图片'), // Please upload images
    email: required('请填写您的邮箱'), // Please fill in your e-mail
  },
  verifyGenuineBook: { code: required('请输入刮刮层下的防伪码') }, // Please enter the scratch-card code
};
