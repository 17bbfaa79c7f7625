/** Shared by the forms of activities (Spec B 5). */
export const applicantMessages = {
  name: { label: '姓名', missing: '请填写您的姓名' },
  school: { label: '单位', missing: '请填写您的单位', hint: '学校或单位的全称' },
} as const;

export const attachmentMessages = {
  label: '附件',
  missing: '请上传附件',
  hint: '支持 jpg、png、gif、doc、docx、pdf，不超过5M',
} as const;
