import { accountPaths } from '#accounts/paths.ts';
import type { VisitKey } from '#accounts/rules/storage-keys.ts';

/** The journeys that a sign-up page may name; only the server assigns the others. */
export const openJourneys = ['standard', 'newJourney', 'sales', 'matchmaking', 'assessment', 'invitation'] as const;
export type OpenJourney = (typeof openJourneys)[number];

export interface SignUpEntry {
  /** The preselected account type, or the only one when the choice is hidden. */
  role: 'squadMember' | 'squadOwner';
  choiceHidden: boolean;
  journey: OpenJourney;
  campaign: string | null;
}

interface Visit {
  path: string;
  /** With or without the leading question mark. */
  search: string;
  stored: Partial<Record<VisitKey, boolean>>;
  /** The page that redirected the visitor to the login. */
  savedAddress?: string | null;
}

const ownerPages: Readonly<Record<string, OpenJourney>> = {
  [accountPaths.matchmakingSignup]: 'matchmaking',
  [accountPaths.assessmentSignup]: 'assessment',
};

/** A campaign is one short word in the address; anything else is ignored. */
export function campaignOf(word: string | undefined): string | null {
  return word !== undefined && /^[\p{L}\p{N}][\p{L}\p{N}._-]{0,59}$/u.test(word) ? word : null;
}

/** Whom a sign-up page is for, and what it records of the origin (ACC-08, ACC-10, ACC-12). */
export function signUpEntry({ path, search, stored, savedAddress }: Visit): SignUpEntry {
  const [, page, word] = /^(\/[^/]+)(?:\/([^/]*))?/.exec(path) ?? [];
  if (page === accountPaths.salesSignup)
    return { role: 'squadOwner', choiceHidden: true, journey: 'sales', campaign: campaignOf(decoded(word)) };
  const ownerPage = ownerPages[page ?? ''];
  if (ownerPage) return { role: 'squadOwner', choiceHidden: true, journey: ownerPage, campaign: null };
  if (stored.workspaceInvite) return { role: 'squadOwner', choiceHidden: true, journey: 'invitation', campaign: null };
  const query = new URLSearchParams(search);
  const isNewJourney = query.get('journey') === 'new' || savedAddress === accountPaths.newJourney;
  return {
    role: query.has('employer') ? 'squadOwner' : 'squadMember',
    choiceHidden: Boolean(stored.selfAdmission || stored.matchmakingInvite || stored.assessmentsInvite),
    journey: isNewJourney ? 'newJourney' : 'standard',
    campaign: null,
  };
}

/** Journeys are for companies; a professional signs up the standard way from everywhere. */
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
