/** Under what a limit counts an account: the same for every way to write one name. */
export function accountKey(account: string): string {
  return account.normalize('NFKC').trim().toLowerCase();
}
