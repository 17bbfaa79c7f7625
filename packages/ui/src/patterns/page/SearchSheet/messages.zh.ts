export const searchSheetMessages = {
  /** What a pupil fills in, outside of the sealing line. */
  blanks: ['姓名', '班级', '学校'],
  /** Read from top to bottom, along the sealing line. */
  seal: ['密', '封', '线'],
  ordinals: ['一', '二', '三', '四', '五', '六', '七', '八'],
  invitation: '我要找',
} as const;
