import { TERMS_VERSION, termsVersions } from '#accounts/rules/terms-version.ts';

export type LegalKind = 'terms' | 'privacy';
export type TermsVersion = (typeof termsVersions)[number]['version'];

/** The sections of each text in each version; the texts are `legal.texts.<version>.<kind>.<part>` of the catalogue. */
export const legalSections: Record<TermsVersion, Record<LegalKind, readonly string[]>> = {
  '2026-12': {
    terms: ['service', 'account', 'content', 'conduct', 'payment', 'liability', 'ending', 'changes'],
    privacy: ['controller', 'collected', 'purpose', 'sharing', 'scores', 'keeping', 'security', 'cookies', 'rights'],
  },
  '2026-11': {
    terms: ['service', 'account', 'content', 'conduct', 'payment', 'liability', 'ending', 'changes'],
    privacy: ['controller', 'collected', 'purpose', 'sharing', 'scores', 'keeping', 'security', 'cookies', 'rights'],
  },
  '2026-01': {
    terms: ['service', 'account', 'conduct', 'payment', 'ending', 'changes'],
    privacy: ['collected', 'purpose', 'sharing', 'scores', 'rights', 'keeping'],
  },
};

/** The version named in an address; the current one when there is none or it never existed. */
export function versionOf(asked: string | undefined) {
  return termsVersions.find(({ version }) => version === asked) ?? termsVersions[0];
}

export function isCurrentVersion(version: TermsVersion): boolean {
  return version === TERMS_VERSION;
}
