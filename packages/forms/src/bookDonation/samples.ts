/** Regions with names as values. */
export const regions = [
  {
    value: '云南省',
    label: '云南省',
    children: [
      { value: '昆明市', label: '昆明市' },
      { value: '文山州', label: '文山州' },
    ],
  },
  { value: '北京市', label: '北京市', children: [{ value: '北京市', label: '北京市' }] },
];
