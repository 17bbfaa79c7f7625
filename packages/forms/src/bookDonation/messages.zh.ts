/** Spec B 2.6 and 5. */
export const bookDonationMessages = {
  unit_name: { label: '单位名称', missing: '请填写申请捐赠单位的准确名称' },
  province_city: { label: '所在省、市', missing: '点击下拉列表选择省、市' },
  address: { label: '详细地址', missing: '请填写申请单位详细地址' },
  contacts: { label: '联系人姓名', missing: '请填写联系人姓名' },
  phone: { label: '联系人电话', missing: '请准确填写联系人电话信息', hint: '手机或带区号的固定电话' },
  explain: {
    label: '捐赠需求说明',
    missing: '请填写捐赠需求说明',
    placeholder: '请简要说明申请单位图书需求，包括数量、内容、学科、年级等。',
  },
  submit: '提交申请',
} as const;
