/** The rate-limit key of an account: the same for every spelling of its name. */
export function accountKey(account: string): string {
  return account.normalize('NFKC').trim().toLowerCase();
}
