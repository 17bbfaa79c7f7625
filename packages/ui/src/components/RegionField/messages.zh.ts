export const regionFieldMessages = {
  province: '省份',
  city: '城市',
  chooseProvince: '请选择省份',
  chooseCity: '请选择城市',
  loading: '载入中',
  blank: '未填写',
} as const;
