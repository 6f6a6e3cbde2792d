import { accountPaths } from '#accounts/paths.ts';
import type { VisitKey } from '#accounts/rules/storage-keys.ts';

/** The journeys that a sign-up page may name; the others are the server's to give. */
export const openJourneys = ['standard', 'newJourney', 'sales', 'matchmaking', 'assessment', 'invitation'] as const;
export type OpenJourney = (typeof openJourneys)[number];

export interface SignUpEntry {
  /** What the choice of the account type begins with, or all there is when it is hidden. */
  role: 'squadMember' | 'squadOwner';
  choiceHidden: boolean;
  journey: OpenJourney;
  campaign: string | null;
}

interface Visit {
  path: string;
  /** With or without its question mark. */
  search: string;
  stored: Partial<Record<VisitKey, boolean>>;
  /** The page that sent the visitor away to log in. */
  keptAddress?: string | null;
}

const ownerPages: Readonly<Record<string, OpenJourney>> = {
  [accountPaths.matchmakingSignup]: 'matchmaking',
  [accountPaths.assessmentSignup]: 'assessment',
};

/** A campaign is a short word of an address; anything else counts as none. */
export function campaignOf(word: string | undefined): string | null {
  return word !== undefined && /^[\p{L}\p{N}][\p{L}\p{N}._-]{0,59}$/u.test(word) ? word : null;
}

/** For whom a sign-up page is, and what it remembers of the way in (ACC-08, ACC-10, ACC-12). */
export function signUpEntry({ path, search, stored, keptAddress }: Visit): SignUpEntry {
  const [, page, word] = /^(\/[^/]+)(?:\/([^/]*))?/.exec(path) ?? [];
  if (page === accountPaths.salesSignup)
    return { role: 'squadOwner', choiceHidden: true, journey: 'sales', campaign: campaignOf(decoded(word)) };
  const ownerPage = ownerPages[page ?? ''];
  if (ownerPage) return { role: 'squadOwner', choiceHidden: true, journey: ownerPage, campaign: null };
  if (stored.workspaceInvite) return { role: 'squadOwner', choiceHidden: true, journey: 'invitation', campaign: null };
  const query = new URLSearchParams(search);
  const isNewJourney = query.get('journey') === 'new' || keptAddress === accountPaths.newJourney;
  return {
    role: query.has('employer') ? 'squadOwner' : 'squadMember',
    choiceHidden: Boolean(stored.selfAdmission || stored.matchmakingInvite || stored.assessmentsInvite),
    journey: isNewJourney ? 'newJourney' : 'standard',
    campaign: null,
  };
}

/** Journeys lead companies; a professional signs up the standard way wherever they came from. */
export function journeyOf(entry: SignUpEntry, role: SignUpEntry['role']): OpenJourney {
  return role === 'squadOwner' ? entry.journey : 'standard';
}

function decoded(word: string | undefined): string | undefined {
  try {
    return word === undefined ? undefined : decodeURIComponent(word);
  } catch {
    return undefined;
  }
}
