/** Spec B 2.8 and 5. Texts that the specification has in English are translated. */
export const bookFeedbackMessages = {
  type: {
    label: '问题类型',
    missing: '请选择您的问题类型',
    correction: { label: '图书纠错', description: '指出书中的差错' },
    feedback: { label: '意见反馈', description: '说说您的建议' },
  },
  book_name: { label: '图书名称', missing: '请填写图书名称', hint: '封面上的全名' },
  subject: { label: '学科', missing: '请填写学科' },
  book_number: { label: '书号', missing: '请填写书号', hint: '封底条形码旁以 978 开头的 ISBN' },
  page_number: { label: '页码', missing: '请填写页码' },
  question_number: { label: '题号', missing: '请填写题号' },
  edition: { label: '版次信息', hint: '见版权页，例如 2026年6月第2版第5次印刷' },
  edition_year: { label: '年份', missing: '请填写年份', before: '', after: '年' },
  edition_month: { label: '月份', missing: '请填写月份', before: '', after: '月' },
  edition_version: { label: '版次', missing: '请填写版次', before: '第', after: '版，' },
  print_batch: { label: '印次', missing: '请填写印次', before: '第', after: '次印刷' },
  descr: {
    label: '问题描述',
    missing: '请填写问题描述',
    placeholder: '请详细描述您的问题，至少10个字',
  },
  images: {
    label: '图片',
    missing: '请上传图片',
    hint: '请上传封面、版权页（CIP 数据页）和建议修改的页面',
    limits: 'jpg、jpeg、png、gif 格式，每张不超过5M，最多10张',
  },
  email: { label: '邮箱', missing: '请填写您的邮箱', hint: '便于我们与您联系' },
  parts: {
    book: '哪一本书',
    place: '哪一版，哪一处',
    correction: '错在哪里，怎样才对',
    feedback: '您的意见',
  },
  kept: '写到一半离开也没关系，文字会留在这个浏览器标签页里。',
  submit: '确认提交',
} as const;
