/** Spec B 5, 8 and 9. The rule has the messages about the file. */
export const avatarMessages = {
  title: '更换头像',
  label: '头像',
  missing: '请上传头像',
  hint: 'jpg、jpeg 或 png 图片，5M 之内',
  reading: '正在读取图片…',
  unreadable: '图片无法读取，请换一张',
  cropperMissing: '裁剪工具没有载入，请再选一次',
  crop: '裁剪头像',
  another: '换一张',
  submit: '保存头像',
  sending: '正在上传头像',
  cancel: '取消上传',
} as const;
