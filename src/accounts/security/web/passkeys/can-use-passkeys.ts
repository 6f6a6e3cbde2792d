/** Whether this browser supports passkeys; checked before their code is loaded. */
export function canUsePasskeys(): boolean {
  return typeof window.PublicKeyCredential === 'function';
}
