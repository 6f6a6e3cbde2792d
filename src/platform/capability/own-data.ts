import type { Database } from '#platform/db/connection.ts';
import type { Language } from '#platform/i18n/language.ts';

/** Whose copy is made. */
export interface ExportedPerson {
  id: string;
  email: string;
  language: Language;
}

/** One file of the copy that people may take of what is kept of them. */
export interface ExportArea {
  /** Of the file, without its ending. */
  name: string;
  /** What is in it, for the list of contents. */
  about: (language: Language) => string;
  collect: (database: Database, person: ExportedPerson) => Promise<unknown>;
}

/** Who deletes the account; held until the transaction ends. */
export interface LeavingPerson {
  id: string;
  email: string;
  name: string;
  image: string | null;
}

export interface LeavingTools {
  now: Date;
  /** The product's address, for links in mails. */
  publicUrl: string;
  /** Ends what every room keeps in a company space. */
  endWorkspaceRecords: EndWorkspaceRecords;
}

export type EndWorkspaceRecords = (transaction: Database, ending: SpaceEnding) => Promise<void>;

/** A company space that closes for good. */
export interface SpaceEnding {
  workspaceId: string;
  actorId: string;
  now: Date;
  publicUrl: string;
}

/** What is left in a column that names a person once the account is deleted: no row with it, or the bare row as somebody else's record. */
export type PersonClaim = 'erased' | 'kept';

/** What a room keeps of people. */
export interface OwnData {
  /** Every column of the room's tables that holds a person's id or mail address, `table.column`. */
  columns: Readonly<Record<string, PersonClaim>>;
  areas: readonly ExportArea[];
  /** Ends what the person has under way, before anything is erased; rooms go in the written order. */
  leave: ((transaction: Database, person: LeavingPerson, tools: LeavingTools) => Promise<void>) | null;
  /** Takes away what says something about the person; later rooms go first, because the earlier ones' records say whose theirs are. */
  erase: ((transaction: Database, person: LeavingPerson, tools: LeavingTools) => Promise<void>) | null;
}
