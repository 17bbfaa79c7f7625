/** Whom a notice is for and when it is sent, as the fields hold it. */
export interface NoticeAddress {
  audience: 'activity' | 'all' | 'person' | 'role';
  /** A phone number or an e-mail address. */
  account: string;
  role: 1 | 2 | 3 | 5;
  /** Id of the activity; '' while none is chosen. */
  article: string;
  /** Of the applications: 1 approved, 0 waiting, with commas between them. */
  statuses: string;
  /** In China, as a field for date and time has it; '' for at once. */
  time: string;
}

/** What the operator has written, as the fields hold it. */
export interface NoticeDraft extends NoticeAddress {
  title: string;
  text: string;
}

export const emptyDraft: NoticeDraft = {
  audience: 'activity',
  account: '',
  role: 3,
  article: '',
  statuses: '1,0',
  time: '',
  title: '',
  text: '',
};

/** What has to be written before a draft can be kept; undefined if nothing. */
export function missingIn(draft: NoticeDraft): 'recipients' | 'text' | 'title' | undefined {
  const { audience, account, article, title, text } = draft;
  if (audience === 'person' && !/^1\d{10}$|@.+\./.test(account.trim())) return 'recipients';
  if (audience === 'activity' && article === '') return 'recipients';
  if (title.trim() === '') return 'title';
  return text.trim() === '' ? 'text' : undefined;
}
