/** Spec B 4 and 5. */
export const activityAttachmentMessages = { title: '上传附件', submit: '确认上传' } as const;
