/** Stages with ids as values. */
export const stages = [
  { value: '9', label: '高中' },
  { value: '10', label: '初中' },
  { value: '7', label: '小学' },
];
