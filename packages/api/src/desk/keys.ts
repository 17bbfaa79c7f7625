export const traysKey = ['get', '/api/desk/trays'] as const;
/** Prefix of the keys of all pages of all trays. */
export const itemsKey = ['post', '/api/desk/items'] as const;

export function letterKey(id: number) {
  return ['post', '/api/desk/letter', { id }] as const;
}

/** Prefix of the keys of all searches for accounts. */
export const accountsKey = ['post', '/api/desk/accounts'] as const;
/** Prefix of the keys of all batches and of what is suspicious about them. */
export const batchesKey = ['get', '/api/desk/codes'] as const;

export function accountKey(id: number) {
  return ['post', '/api/desk/account', { id }] as const;
}

export function batchKey(name: string) {
  return ['post', '/api/desk/codes/batch', { name }] as const;
}

export function shopKey(id: number) {
  return ['post', '/api/desk/shop', { id }] as const;
}

export function itemKey(queue: string, id: number) {
  return ['post', '/api/desk/item', { queue, id }] as const;
}

export const noticesKey = ['get', '/api/desk/notices'] as const;

export function noticeKey(id: number) {
  return ['post', '/api/desk/notice', { id }] as const;
}
export const contentKey = ['get', '/api/desk/content'] as const;
