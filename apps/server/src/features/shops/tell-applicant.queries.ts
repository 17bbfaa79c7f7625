import type { Database } from '../../db/database.js';
import { planDelivery } from '../../shared/deliveries.queries.js';
import { addMessage } from '../messages/messages.queries.js';

export interface Applicant {
  query_code: string;
  phone: string;
  /** Null for a visitor, who is told by text message only. */
  user_id: number | null;
}

/** Tells the applicant about a step, in the transaction of the step. @param text ends without a full stop */
export async function tellApplicant(
  transaction: Database,
  { query_code, phone, user_id }: Applicant,
  text: string,
): Promise<void> {
  const told = `您的店铺授权申请${text}。`;
  await planDelivery(transaction, {
    channel: 'sms',
    recipient: phone,
    subject: '',
    body: `${told}查询码 ${query_code}，可在“店铺授权申请”页查看。`,
  });
  if (user_id !== null) {
    await addMessage(transaction, user_id, { title: '店铺授权申请', text: `${told}查询码 ${query_code}。` });
  }
}
