import type { Database } from '#platform/db/connection.ts';
import type { Language } from '#platform/i18n/language.ts';

/** The person whose data is exported. */
export interface ExportedPerson {
  id: string;
  email: string;
  /** What others wrote to an address is a person's own once the address is confirmed: anybody can sign up with somebody else's. */
  emailVerified: boolean;
  language: Language;
}

/** A stored file of a person. */
export interface ExportedFile {
  /** Its path in the folder `files`. */
  name: string;
  key: string;
  kind: string;
}

/** One file of the export of a person's data. */
export interface ExportArea {
  /** The file name without its extension. */
  name: string;
  /** Describes its content in the list of contents. */
  about: (language: Language) => string;
  collect: (database: Database, person: ExportedPerson) => Promise<unknown>;
  /** The stored files that belong to it, for the folder `files` of the export. */
  files?: (database: Database, person: ExportedPerson) => Promise<readonly ExportedFile[]>;
}

/** The person whose account is deleted; their row is locked until the transaction ends. */
export interface LeavingPerson {
  id: string;
  email: string;
  /** Until it is confirmed, the address may be somebody else's, and so may be what was sent to it. */
  emailVerified: boolean;
  name: string;
  image: string | null;
}

export interface LeavingTools {
  now: Date;
  /** Ends the records of every room in a company space. */
  endWorkspaceRecords: EndWorkspaceRecords;
}

export type EndWorkspaceRecords = (transaction: Database, ending: SpaceEnding) => Promise<void>;

/** A company space that is closed for good. */
export interface SpaceEnding {
  workspaceId: string;
  actorId: string;
  now: Date;
}

/**
 * What remains in a column that refers to a person after the account is deleted: no row with it, or a row that belongs to somebody else and
 * no longer contains personal data.
 */
export type PersonClaim = 'erased' | 'kept';

/** A room's personal data. */
export interface OwnData {
  /** Every column of the room's tables with a person's id or e-mail address, `table.column`. */
  columns: Readonly<Record<string, PersonClaim>>;
  areas: readonly ExportArea[];
  /** Ends what the person has in progress, before anything is erased; rooms in the written order. */
  leave: ((transaction: Database, person: LeavingPerson, tools: LeavingTools) => Promise<void>) | null;
  /** Erases the personal data; rooms in reverse order, because the records of earlier rooms tell whom later ones belong to. */
  erase: ((transaction: Database, person: LeavingPerson, tools: LeavingTools) => Promise<void>) | null;
}
