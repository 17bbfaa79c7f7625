import type {
  ApplicationLine,
  ShopApplicationStatus,
  WholeApplication,
} from '../features/shops/application-status.queries.js';
import { toDateText } from '../shared/wire.js';
import { toPlain } from './plain.js';
import type { PaperFiles } from './write-files.js';

/** The steps as the operator reads them; the applicant reads `statusTexts`. */
export const statusNames: Readonly<Record<ShopApplicationStatus, string>> = {
  0: '已退回',
  1: '资质审核',
  2: '待汇保证金',
  3: '待签协议',
  4: '已发证书',
};

export function listLine({
  query_code,
  status,
  shop_name,
  company_name,
  created_at,
}: ApplicationLine): string {
  const texts = [query_code, toDateText(created_at), statusNames[status], shop_name, company_name];
  return texts.map(toPlain).join('  ');
}

/** Everything the applicant sent, one field per line; empty fields are left out. */
export function describeApplication(application: WholeApplication): string {
  const lines: readonly (readonly [name: string, value: string])[] = [
    ['查询码', application.query_code],
    ['状态', statusNames[application.status]],
    ['提交时间', toDateText(application.created_at)],
    ['审核通过', timeText(application.processing_at)],
    [application.status === 0 ? '退回时间' : '保证金办妥', timeText(application.handled_at)],
    ['发证时间', timeText(application.granted_at)],
    ['经办人', application.approver],
    ['说明', application.descr],
    ['店铺平台', application.platform_name],
    ['店铺名称', application.shop_name],
    ['店铺链接', application.shop_url],
    ['省份', application.province_name],
    ['联系人', application.contact],
    ['qq号码', application.qq],
    ['电话号码', application.phone],
    ['公司名称', application.company_name],
    ['公司代码', application.company_number],
    ['通讯地址', application.address],
    ['公司简介', application.intro],
    ['是否三合一', application.is_merge ? '是' : '否'],
    ...papersOf(application).map(({ noun, keys }) => [noun, keys.join('，')] as const),
  ];
  return lines
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}：${toPlain(value)}`)
    .join('\n');
}

/** The certificates that the applicant sent as pictures. */
export function papersOf(application: WholeApplication): PaperFiles[] {
  const papers: readonly (readonly [noun: string, keys: readonly string[]])[] = [
    ['出版物经营许可证', [application.publication_license_key]],
    ['组织机构代码证', [application.company_number_key]],
    ['税务登记证', [application.tax_certificate_key]],
    ['营业执照', [application.business_license_key]],
    ['身份证', application.identity_card_keys],
  ];
  return papers.map(([noun, keys]) => ({ noun, keys: keys.filter((key) => key !== '') }));
}

function timeText(time: Date | null): string {
  return time === null ? '' : toDateText(time);
}
