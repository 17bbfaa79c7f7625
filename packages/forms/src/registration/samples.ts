/** Ids as the server's lists have them, for stories and tests. */
export const choices = {
  stages: [
    { value: '9', label: '高中' },
    { value: '10', label: '初中' },
    { value: '7', label: '小学' },
  ],
  grades: [
    {
      label: '高中',
      options: [
        { value: '167', label: '高一' },
        { value: '168', label: '高二' },
        { value: '169', label: '高三' },
      ],
    },
    {
      label: '初中',
      options: [
        { value: '164', label: '初一' },
        { value: '165', label: '初二' },
        { value: '166', label: '初三' },
      ],
    },
  ],
  subjects: [
    { value: '1', label: '语文' },
    { value: '2', label: '数学' },
    { value: '3', label: '英语' },
  ],
  regions: [
    { value: '11', label: '北京市', children: [{ value: '1101', label: '北京市' }] },
    {
      value: '33',
      label: '浙江省',
      children: [
        { value: '3301', label: '杭州市' },
        { value: '3302', label: '宁波市' },
      ],
    },
  ],
};
