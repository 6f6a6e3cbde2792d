import type { Role } from '#platform/access/access.ts';
import type { Database } from '#platform/db/connection.ts';
import type { FileStore } from '#platform/files/file-store.ts';

/** Who calls every operation: owner, colleague and recruiter of one company, the owner of another, a member, an administrator, nobody. */
export const callerNames = ['anonymous', 'member', 'owner', 'colleague', 'foreignOwner', 'recruiter', 'admin'] as const;
export type CallerName = (typeof callerNames)[number];

/** One record of each kind, all of one company and one member. A room that makes more in its testing manifest extends this. */
export interface SampleRecords {}

/** For making records as nobody could by calls. */
export interface RecordTools {
  database: Database;
  files: FileStore;
  /** Makes a person with a confirmed address; returns the id. */
  makePerson: (role: Role) => Promise<string>;
}
/** Makes a record of each kind of a room, in the company and for the member of `records`, which rooms before it have filled. */
export type MakeRecords = (tools: RecordTools, records: SampleRecords) => Promise<Partial<SampleRecords>>;

/** What may be sent although no contract allows it. */
export interface RawParts {
  params?: Record<string, string | number>;
  query?: Record<string, string | number | boolean | readonly string[]>;
  body?: unknown;
  headers?: Record<string, string>;
}

export interface AccessSample {
  /** Whose record the call names: all others get 404. */
  of: 'nobody' | 'workspace' | 'member';
  parts: (records: SampleRecords) => RawParts;
  /** Callers whom the declaration allows and the record's policy refuses. */
  policyForbids?: readonly CallerName[];
}
/** By operation: one that has no sample does not compile. */
export type AccessSamples<Calls = Record<string, unknown>> = Readonly<Record<keyof Calls & string, AccessSample>>;

export const nobody = (parts: RawParts = {}): AccessSample => ({ of: 'nobody', parts: () => parts });
export const workspace = (parts: AccessSample['parts'], policyForbids: readonly CallerName[] = []): AccessSample => ({
  of: 'workspace',
  parts,
  policyForbids,
});
export const member = (parts: AccessSample['parts']): AccessSample => ({ of: 'member', parts });
