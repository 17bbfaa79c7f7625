import { personal } from '../caching.js';
import { postQuery } from '../options.js';
import type { DeskClient } from './client.js';

/** Accounts by a number, its last four digits, an e-mail address or the beginning of a name. */
export function listDeskAccountsQuery(client: DeskClient, text: string) {
  return postQuery(client, '/api/desk/accounts', personal, { text });
}

/** An account with masked secrets, its sessions and its history. */
export function getDeskAccountQuery(client: DeskClient, id: number) {
  return postQuery(client, '/api/desk/account', personal, { id });
}
