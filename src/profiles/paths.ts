import { professionalSearch } from '#accounts/paths.ts';
import { defineWaiting } from '#platform/contract/waiting.ts';
import { PROFILE_SECTIONS, type ProfileSection } from './rules/profile.ts';

export const profilePaths = {
  register: '/squadMember-register',
  fillProfile: '/squadMember-fill-profile',
  ownProfile: '/squadMember-profile',
  publicPage: '/top-talent',
  companyView: professionalSearch,
  export: '/profile-export',
} as const;

export const PROFILE_EDITORS = [...PROFILE_SECTIONS, 'availability', 'certifications'] as const;
/** The sections with a modal of their own. */
export type ProfileEditor = (typeof PROFILE_EDITORS)[number];

/** The own profile with the modal of a section open; checklists of missing parts link here. */
export function ownProfilePath(edit?: ProfileEditor | ProfileSection): string {
  return edit ? `${profilePaths.ownProfile}?edit=${edit}` : profilePaths.ownProfile;
}

/** Where the references stand on the own profile: a part of the room of references. */
export const REFERENCES_PART = 'references';

/** The parts of the own profile by their readers: companies and everybody, companies that one talks to, and nobody. */
export const PROFILE_PARTS = ['public', 'wishes', 'private'] as const;
export type ProfilePartName = (typeof PROFILE_PARTS)[number];

export function profilePartPath(part: ProfilePartName): string {
  return `${profilePaths.ownProfile}#${part}`;
}

export function fillProfilePath(edit?: ProfileEditor): string {
  return edit ? `${profilePaths.fillProfile}?edit=${edit}` : profilePaths.fillProfile;
}

export function isProfileEditor(value: unknown): value is ProfileEditor {
  return PROFILE_EDITORS.some((editor) => editor === value);
}

/** The public page of a listed member; the title after the id replaces the profession. */
export function topTalentPath(memberId: string, jobTitle?: string): string {
  return `${profilePaths.publicPage}/${memberId}${jobTitle ? `/${encodeURIComponent(jobTitle)}` : ''}`;
}

/** The page of a professional for companies. */
export function companyViewPath(memberId: string): string {
  return `${profilePaths.companyView}/${memberId}`;
}

/** The portfolio on the own profile. */
export function portfolioPath(): string {
  return `${profilePaths.ownProfile}#portfolio`;
}

/** The address of a portfolio's picture or PDF. */
export function pieceFilePath(memberId: string, fileId: string, size: 'full' | 'preview' = 'full'): string {
  return `/api/portfolios/${memberId}/files/${fileId}${size === 'preview' ? '?size=preview' : ''}`;
}

export const profilesWaiting = defineWaiting('profiles', {
  /** For the team of the product: somebody reported a piece of a portfolio. */
  reportedPiece: ({ memberId }: { memberId: string }) => `${companyViewPath(memberId)}#portfolio`,
});

/** The CV download: the own one, or that of a professional visible to the company. */
export function profileExportPath(memberId?: string): string {
  return memberId ? `${profilePaths.export}/${memberId}` : profilePaths.export;
}
