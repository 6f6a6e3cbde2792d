/** Records of the demo world that the pages show. */
export interface PlacesToLookAt {
  projectId: string;
  /** A candidate in that project's pipeline. */
  memberId: string;
  /** A publicly listed professional. */
  listedMemberId: string;
  /** A project with a hired person, and that person's work. */
  squad: { projectId: string; professionalId: string; memberId: string };
  /** A draft of the company, and the address of its shared brief. */
  brief: { id: string; shared: string };
  /** Orders of the company: one that waits for its payment, and a paid one. */
  orders: { open: string; paid: string; service: string };
  payRunId: string;
  /** The results shared by a professional. */
  sharedResults: readonly string[];
}

/** The people who open pages, as reports name them. */
export type PageReader =
  | 'the entrance'
  | 'what everybody reads'
  | 'a company'
  | "a company's project"
  | 'a professional'
  | 'the tests of a professional'
  | 'a recruiter'
  | 'an administrator'
  | 'a company that signed up just now'
  | 'a company without projects'
  | 'a professional who signed up just now'
  | 'a professional without a profile';

/** The addresses of a room's pages by reader; every page is in exactly one list. */
export type ListedAddresses = Partial<Record<PageReader, (places: PlacesToLookAt) => readonly string[]>>;
