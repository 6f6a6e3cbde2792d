import type { WaitingReader } from '#platform/capability/waiting.ts';

/** Whether a company's reader sees what it pays: the owner, and colleagues with the permission. */
export const maySeePayments = (workspace: WaitingReader['workspace']): boolean =>
  workspace?.isOwner === true || workspace?.permissions.includes('accessPayments') === true;
