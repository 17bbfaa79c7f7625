/** An account as others may see it over the person's shoulder: `138****0003`, `l***@example.com`. */
export function masked(account: string): string {
  return account.replace(/^(\d{3})\d{4}(\d{4})$/, '$1****$2').replace(/^(.)[^@]*@/u, '$1***@');
}
