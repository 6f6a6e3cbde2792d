import type { CallerName, Records } from '#application/testing/access-world.ts';
import type { RawParts } from '#application/testing/caller.ts';

export interface AccessSample {
  /** Whose record the call names: all others get 404. */
  of: 'nobody' | 'workspace' | 'member';
  parts: (records: Records) => RawParts;
  /** Callers whom the declaration allows and the record's policy refuses. */
  policyForbids?: readonly CallerName[];
}
/** By operation key. */
export type AccessSamples = Record<string, AccessSample>;

export const nobody = (parts: RawParts = {}): AccessSample => ({ of: 'nobody', parts: () => parts });
export const workspace = (parts: AccessSample['parts'], policyForbids: readonly CallerName[] = []): AccessSample => ({
  of: 'workspace',
  parts,
  policyForbids,
});
export const member = (parts: AccessSample['parts']): AccessSample => ({ of: 'member', parts });

export const ofProject = ({ projectId }: Records) => ({ params: { projectId } });
export const ofPosition = ({ projectId, positionIndex }: Records) => ({ params: { projectId, positionIndex } });
export const ofApplication = ({ applicationId }: Records) => ({ params: { applicationId } });
