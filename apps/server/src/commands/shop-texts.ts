import type { ApplicationLine, WholeApplication } from '../features/shops/application-status.queries.js';
import { labelOf, storedPapers } from '../features/shops/papers.js';
import { statusNames } from '../features/shops/step-names.js';
import { toDateText } from '../shared/wire.js';
import { toPlain } from './plain.js';
import type { PaperFiles } from './write-files.js';

export function listLine({
  query_code,
  status,
  shop_name,
  company_name,
  submitted_at,
  assigned_to,
}: ApplicationLine): string {
  const texts = [query_code, toDateText(submitted_at), statusNames[status], shop_name, company_name];
  const handed = assigned_to === '' ? [] : [`转给${assigned_to}`];
  return [...texts, ...handed].map(toPlain).join('  ');
}

/** Everything the applicant sent, one field per line; empty fields are left out. */
export function describeApplication(application: WholeApplication): string {
  const lines: readonly (readonly [name: string, value: string])[] = [
    ['查询码', application.query_code],
    ['状态', statusNames[application.status]],
    ['提交时间', `${toDateText(application.submitted_at)}${roundText(application.round)}`],
    ['审核通过', timeText(application.processing_at)],
    [application.status === 0 ? '退回时间' : '保证金办妥', timeText(application.handled_at)],
    ['发证时间', timeText(application.granted_at)],
    ['授权编号', application.certificate_number ?? ''],
    ['经办人', application.approver],
    ['转给', application.assigned_to],
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
  return storedPapers(application).map(({ paper, key }) => ({ noun: labelOf(paper), keys: [key] }));
}

function roundText(round: number): string {
  return round === 1 ? '' : `（第 ${String(round)} 次）`;
}

function timeText(time: Date | null): string {
  return time === null ? '' : toDateText(time);
}
