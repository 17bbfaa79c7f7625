import { type Interaction, referenceOf } from './contract.js';

const SMS = '会发出短信';
const MAIL = '会发出邮件';
const EITHER = '会发出短信或邮件';

/** The side effects of an operation that concern people, or that only a hook would remove; in Chinese. */
const EFFECTS: Readonly<Record<string, string>> = {
  sendPhoneCode: SMS,
  sendShopPhoneCode: SMS,
  sendResetPhoneCode: SMS,
  sendEmailCode: MAIL,
  sendLoginCode: EITHER,
  sendRecoveryCode: EITHER,
  sendConfirmCode: EITHER,
  countRead: '会记一次阅读',
  submitBookDonation: '会留下一份捐书申请',
  uploadFile: '会留下一个文件',
};

/** The side effect of the request of an interaction, if it has one. */
export function effectOf(interaction: Interaction): string | undefined {
  const { code } = interaction.response.body.content as { code?: unknown };
  return code === 200 ? EFFECTS[referenceOf(interaction).operationId] : undefined;
}
