import { Refusal, refusalCodes } from '../errors/refusal.js';

/** 审核 decides; 编辑 answers letters and publishes content; 管理 has accounts, notices and codes. */
export const operatorRoles = ['reviewer', 'editor', 'manager'] as const;
export type OperatorRole = (typeof operatorRoles)[number];

export const operatorRoleNames: Readonly<Record<OperatorRole, string>> = {
  reviewer: '审核',
  editor: '编辑',
  manager: '管理',
};

export function wrongOperatorRole(role: OperatorRole): Refusal {
  return new Refusal(refusalCodes.wrongRole, `这件事只有“${operatorRoleNames[role]}”能办`);
}
