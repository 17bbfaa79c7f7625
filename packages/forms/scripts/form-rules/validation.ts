import { accounts } from './accounts.js';
import { passes, test, told } from './proof.js';
import type { Section } from './table.js';

const fileRule = 'packages/forms/src/rules/file.test.ts';

/** Section 5 of both specifications, sentence by sentence. */
export const validation: readonly Section[] = [
  {
    title: 'A 5: validation',
    sentences: [
      {
        says: 'Restricted videos and replays need login: 当前用户未登录, then the login page.',
        proofs: [
          ...test(
            'apps/server/tests/operations/courses.test.ts',
            'is announced, but not available to visitors and expired sessions',
          ),
          ...test('packages/api/test/client.test.ts', 'is reported once for five calls %s failing together'),
        ],
      },
      {
        says: 'Length limits of the book search are not shown: the description’s maxLength holds.',
        proofs: told('search', '搜索文字最多50个字'),
      },
      {
        says: 'Format checks of the exam keyword are not shown: any text is searched for.',
        proofs: passes('search', 'two words', 'nothing, which lists everything'),
      },
      {
        says: 'Downloads are for people who are logged in.',
        proofs: test('apps/server/tests/described-refusals.test.ts', '%s: a request without login'),
      },
      {
        says: 'Login and registration are specified in the other document.',
        proofs: told('login', '账号不得为空'),
      },
    ],
  },
  {
    title: 'B 5: validation',
    sentences: [
      {
        says: 'Teacher enrolment: name, school, tel, email, subject and stage are required.',
        proofs: told(
          'teacherEnrolment',
          '请填写您的姓名',
          '请填写您的单位',
          '请填写您的手机号',
          '请填写您的邮箱',
          '请填写您的教授学科',
          '请选择您的教授学段',
        ),
      },
      {
        says: 'Teacher enrolment is checked on blur.',
        proofs: test(
          'packages/forms/src/teacherEnrolment/TeacherEnrolmentForm.test.tsx',
          'it.each([name, school, tel, email, subject, stage])',
        ),
      },
      {
        says: 'Teacher enrolment has no format checks.',
        proofs: passes('teacherEnrolment', 'blanks around the texts, and formats that nobody checks'),
      },
      {
        says: 'Student registration: name, school, tel and the attachment are required.',
        proofs: told(
          'studentRegistration',
          '请填写您的姓名',
          '请填写您的单位',
          '请填写您的电话',
          '请上传附件',
        ),
      },
      {
        says: 'Student registration is checked on blur.',
        proofs: test(
          'packages/forms/src/studentRegistration/StudentRegistrationForm.test.tsx',
          'it.each([messages.name, messages.school, messages.tel])',
          'asks for the attachment when its field is left with nothing in it',
        ),
      },
      { says: 'Activity attachment: a file is required.', proofs: told('activityAttachment', '请上传附件') },
      { says: 'Activity attachment: one file only.', proofs: told('activityAttachment', '只可上传一个文件') },
      {
        says: 'Activity attachment: at most 5 MB (5242880 bytes).',
        proofs: [
          ...told('activityAttachment', '文件大小请控制在5M之内'),
          ...test(fileRule, 'exactly 5 MB', 'one byte more'),
        ],
      },
      {
        says: 'A file that is too large is not kept: the list is cleared.',
        proofs: test(
          'packages/forms/src/uploads/use-file-field.test.tsx',
          'takes none of a choice of which one file is wrong',
        ),
      },
      {
        says: 'Student upload types: jpg, jpeg, png, gif, doc, docx, pdf.',
        proofs: [
          ...told('activityAttachment', '仅支持 jpg、jpeg、png、gif、doc、docx、pdf 格式'),
          ...test(fileRule, 'another ending'),
        ],
      },
      {
        says: 'Donation: every field is required.',
        proofs: told(
          'bookDonation',
          '请填写申请捐赠单位的准确名称',
          '点击下拉列表选择省、市',
          '请填写申请单位详细地址',
          '请填写联系人姓名',
          '请准确填写联系人电话信息',
          '请填写捐赠需求说明',
        ),
      },
      {
        says: 'Donation is checked on blur.',
        proofs: test(
          'packages/forms/src/bookDonation/BookDonationForm.test.tsx',
          'checks a field when it is left',
        ),
      },
      {
        says: 'Donation: the placeholder of the explanation.',
        proofs: test(
          'packages/forms/src/bookDonation/BookDonationForm.test.tsx',
          '请简要说明申请单位图书需求，包括数量、内容、学科、年级等。',
        ),
      },
      {
        says: 'Shop application: every field is required.',
        proofs: told(
          'shopApplication',
          '请填写店铺平台',
          '请填写店铺名称',
          '请填写店铺链接',
          '请选择省份',
          '请填写联系人',
          '请填写qq号码',
          '请填写电话号码',
          '请填写手机验证码',
          '请填写公司名称',
          '请输入组织机构代码或18位统一社会信用代码',
          '请准确填写通讯地址，以确保能收到快递',
          '公司简介至少输入50个字',
          '请选择是否三合一',
        ),
      },
      {
        says: 'Shop application: the phone number has exactly 11 characters.',
        proofs: told('shopApplication', '请输入11位电话号码'),
      },
      {
        says: 'Shop application: of the introduction only presence is asked for.',
        proofs: passes('shopApplication', 'an introduction of one word: fifty are a wish'),
      },
      { says: 'Certificates are required.', proofs: told('shopApplication', '请上传文件') },
      {
        says: 'is_merge 0: licence, organisation code, tax, business licence and identity card.',
        proofs: passes('shopApplication', 'certificates apart'),
      },
      {
        says: 'is_merge 1: licence, merged business licence and identity card only.',
        proofs: passes('shopApplication', 'certificates in one'),
      },
      {
        says: 'Certificates: jpg, jpeg, png or gif, within 5 MB.',
        proofs: test(
          'packages/forms/src/uploads/use-file-field.test.tsx',
          '仅支持 jpg、jpeg、png、gif 格式',
          '文件大小请控制在5M之内',
        ),
      },
      {
        says: 'Identity card up to 2 files, the other certificates 1 each.',
        proofs: test(
          'packages/forms/src/shopApplication/ShopApplicationForm.test.tsx',
          'are one picture each, two of the identity card',
        ),
      },
      ...accounts,
      {
        says: 'Correction: problem, name, subject, book number, page, question and year are required.',
        proofs: told(
          'bookFeedback',
          '请选择您的问题类型',
          '请填写图书名称',
          '请填写学科',
          '请填写书号',
          '请填写页码',
          '请填写题号',
          '请填写年份',
        ),
      },
      {
        says: 'Correction: the description is required, at least 10 characters.',
        proofs: told('bookFeedback', '请填写问题描述', '问题描述至少10个字'),
      },
      {
        says: 'Correction: pictures and the e-mail are required.',
        proofs: told('bookFeedback', '请上传图片', '请填写您的邮箱'),
      },
      {
        says: 'The edition is asked for in the order year, month, edition, print run; blanks alone count as empty.',
        proofs: told('bookFeedback', '请填写年份', '请填写月份', '请填写版次', '请填写印次'),
      },
      {
        says: 'The rules of book number, page, question and edition bind only where their fields show (type 1).',
        proofs: passes(
          'bookFeedback',
          'feedback, with the fields of a correction empty',
          'feedback, after something was typed for a correction',
        ),
      },
      {
        says: 'Pictures: at most 5 MB each, at most 10, jpg, jpeg, png or gif.',
        proofs: test(fileRule, '最多上传10个文件'),
      },
      {
        says: 'Genuine check: the code is required.',
        proofs: told('genuineCheck', '请输入刮刮层下的防伪码'),
      },
    ],
  },
];
