/** Grades by id, grouped by stage. */
export const grades = [
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
];
