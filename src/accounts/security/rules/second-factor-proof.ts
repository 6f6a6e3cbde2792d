/** Proof of the second factor: a code of the authenticator app, or a recovery code. */
export type SecondFactorProof = { code: string } | { recoveryCode: string };
export type ProofKind = 'code' | 'recoveryCode';

/** The typed proof in the server's form; null while it cannot be one. */
export function proofOf(kind: ProofKind, typed: string): SecondFactorProof | null {
  if (kind === 'recoveryCode') return typed.trim() === '' ? null : { recoveryCode: typed.trim() };
  const code = typed.replace(/\s/g, '');
  return /^\d{6}$/.test(code) ? { code } : null;
}
