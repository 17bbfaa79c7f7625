import type { Region } from './regions.js';

/** A municipality, a province with long names, and a province with several cities. */
export const regions: readonly Region[] = [
  { value: '110000', label: '北京市', children: [{ value: '110100', label: '北京市' }] },
  {
    value: '330000',
    label: '浙江省',
    children: [
      { value: '330100', label: '杭州市' },
      { value: '330200', label: '宁波市' },
      { value: '330300', label: '温州市' },
    ],
  },
  {
    value: '650000',
    label: '新疆维吾尔自治区',
    children: [
      { value: '650100', label: '乌鲁木齐市' },
      { value: '652700', label: '博尔塔拉蒙古自治州' },
    ],
  },
];
