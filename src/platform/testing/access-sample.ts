import type { Role } from '#platform/access/access.ts';
import type { Database } from '#platform/db/connection.ts';
import type { FileStore } from '#platform/files/file-store.ts';

/**
 * The callers that every operation is tested with: owner, colleague and recruiter of one company, the owner of another one, a member, an
 * administrator and a signed-out caller.
 */
export const callerNames = ['anonymous', 'member', 'owner', 'colleague', 'foreignOwner', 'recruiter', 'admin'] as const;
export type CallerName = (typeof callerNames)[number];

/**
 * One record of each kind, all of the same company and the same member. A room that creates more in its testing manifest extends this
 * interface.
 */
export interface SampleRecords {}

/** For creating records in states that no call can produce. */
export interface RecordTools {
  database: Database;
  files: FileStore;
  /** Creates a person with a confirmed address; returns the id. */
  makePerson: (role: Role) => Promise<string>;
}
/** Creates one record of each kind of a room, for the company and member in `records`, which earlier rooms have filled. */
export type MakeRecords = (tools: RecordTools, records: SampleRecords) => Promise<Partial<SampleRecords>>;

/** Input that may violate the contract. */
export interface RawParts {
  params?: Record<string, string | number>;
  query?: Record<string, string | number | boolean | readonly string[]>;
  body?: unknown;
  headers?: Record<string, string>;
}

export interface AccessSample {
  /** Whose record the call names: other callers get 404. */
  of: 'nobody' | 'workspace' | 'member';
  parts: (records: SampleRecords) => RawParts;
  /** Callers that the declared access allows but the record's policy refuses. */
  policyForbids?: readonly CallerName[];
  /** Callers of another side, who have records of the same kind but never see a company's. */
  hiddenFrom?: readonly CallerName[];
}
/** By operation; an operation without a sample does not compile. */
export type AccessSamples<Calls = Record<string, unknown>> = Readonly<Record<keyof Calls & string, AccessSample>>;

export const nobody = (parts: RawParts = {}): AccessSample => ({ of: 'nobody', parts: () => parts });
export const workspace = (parts: AccessSample['parts'], policyForbids: readonly CallerName[] = []): AccessSample => ({
  of: 'workspace',
  parts,
  policyForbids,
});
export const member = (parts: AccessSample['parts']): AccessSample => ({ of: 'member', parts });
