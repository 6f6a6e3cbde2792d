/** Whether this browser knows passkeys; asked before anything of them is fetched. */
export function canUsePasskeys(): boolean {
  return typeof window.PublicKeyCredential === 'function';
}
