/** What proves the second factor: the code of the app, or one of the recovery codes. */
export type SecondFactorProof = { code: string } | { recoveryCode: string };
export type ProofKind = 'code' | 'recoveryCode';

/** What was typed, as the server takes it; null while it cannot be one. */
export function proofOf(kind: ProofKind, typed: string): SecondFactorProof | null {
  if (kind === 'recoveryCode') return typed.trim() === '' ? null : { recoveryCode: typed.trim() };
  const code = typed.replace(/\s/g, '');
  return /^\d{6}$/.test(code) ? { code } : null;
}
