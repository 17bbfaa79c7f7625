import type { SealPlanStep } from '@inkstone/ui/patterns/SealPlan';

/** The five steps of an application (Spec B 2.4). */
export const STEPS: readonly SealPlanStep[] = [
  {
    id: 'papers',
    title: '提交资质',
    who: { label: '您', self: true },
    time: '可以分几次填',
    text: '填写店铺、联系人与公司信息，上传证照照片。写到一半可以离开，内容留在这台设备上。',
  },
  {
    id: 'review',
    title: '资质审核',
    who: { label: '我们', self: false },
    time: '1—7 个工作日',
    text: '提交后得到一个查询码，请收好。资料不清楚时，我们写明原因退回，改好再交。',
  },
  {
    id: 'deposit',
    title: '汇入保证金',
    who: { label: '您', self: true },
    time: '审核通过之后',
    text: '按经办人写明的公司账户汇款。我们不会用个人账户收款，也不会来电要求更改账户。',
  },
  {
    id: 'agreement',
    title: '签署协议',
    who: { label: '双方', self: false },
    time: '保证金到账之后',
    text: '签署图书经销授权协议。协议全文在申请表里可以先读。',
  },
  {
    id: 'certificate',
    title: '领取授权证书',
    who: { label: '我们', self: false },
    time: '协议签好之后',
    text: '店铺列入授权网店名录，任何读者都能查到您的编号、期限与证书。',
  },
];
