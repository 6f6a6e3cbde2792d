import { settingsPath } from '#accounts/paths.ts';
import { testingCapabilities } from '#application/testing/testing-capabilities.ts';
import type { ListedAddresses, PageReader, PlacesToLookAt } from '#platform/testing/listed-pages.ts';
import { sharedBriefPage } from '#projects/paths.ts';
import { sharedPages } from '#quizzes/paths.ts';

/** A new account: its type and progress. */
export interface NewAccount {
  role: 'squadOwner' | 'squadMember';
  isRegistered: boolean;
}

export interface ListedPages {
  name: PageReader;
  /** The demo person who views the page, or a new account; without either, nobody is signed in. */
  as?: string | NewAccount;
  addresses: (places: PlacesToLookAt) => readonly string[];
}

const nothing = '00000000-0000-4000-8000-000000000000';

/** Addresses of records that do not exist: for counting pages and for finding their routes. */
export const madeUpPlaces: PlacesToLookAt = {
  projectId: nothing,
  memberId: nothing,
  listedMemberId: nothing,
  squad: { projectId: nothing, professionalId: nothing, memberId: nothing },
  orders: { open: nothing, paid: nothing, service: nothing },
  payRunId: nothing,
  brief: { id: nothing, shared: `${sharedBriefPage}/${nothing}` },
  sharedResults: Object.values(sharedPages).map((page) => `${page}/${nothing}`),
};

const readers: Record<PageReader, ListedPages['as'] | null> = {
  'the entrance': null,
  'what everybody reads': null,
  'a company': 'owner@demo.test',
  "a company's project": 'owner@demo.test',
  'a professional': 'member@demo.test',
  'the tests of a professional': 'professional32@demo.test',
  'a recruiter': 'recruiter@demo.test',
  'an administrator': 'admin@demo.test',
  'a company that signed up just now': { role: 'squadOwner', isRegistered: false },
  'a company without projects': { role: 'squadOwner', isRegistered: true },
  'a professional who signed up just now': { role: 'squadMember', isRegistered: false },
  'a professional without a profile': { role: 'squadMember', isRegistered: true },
};

/** Pages that belong to no room: the not-found page, a planned page, and the settings of all rooms. */
const elsewhere: ListedAddresses = {
  'what everybody reads': () => ['/no-such-page'],
  'a company': () => ['/dashboard', '/no-such-page', settingsPath],
  'a professional': () => [settingsPath],
  'a recruiter': () => [settingsPath],
};
const lists = [...testingCapabilities.values()].map(({ pages }) => pages);

/** Every page of every room, by reader. */
export const listedPages: readonly ListedPages[] = Object.entries(readers).map(([name, as]) => ({
  name: name as PageReader,
  ...(as && { as }),
  addresses: (places) => [...lists, elsewhere].flatMap((list) => list[name as PageReader]?.(places) ?? []),
}));
