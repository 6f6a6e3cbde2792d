import { type ActivityKind, activityKinds } from '#platform/contract/activity-kinds.ts';
import { listHappenings } from '#platform/contract/happening.ts';

/** The space's own record of its people and company keeps names, addresses and what changed, so these happenings are read from there. */
const OWN_RECORD = 'rights';

const toldAs = (kinds: readonly string[]) =>
  listHappenings()
    .filter(({ activity }) => kinds.includes(activity))
    .map(({ name }) => name);

/** The happenings of a kind, or of all, as far as they name their records by id. */
export function namesOfKind(kind: ActivityKind | undefined): string[] {
  return toldAs((kind === undefined ? activityKinds : [kind]).filter((one) => one !== OWN_RECORD));
}

/** Whether the space's own record belongs to it. */
export const hasRights = (kind: ActivityKind | undefined): boolean => kind === undefined || kind === OWN_RECORD;

/** What is listed of the space's own record. */
export const listActions = (): string[] => toldAs([OWN_RECORD]).map((name) => name.replace(/^workspaces\./, ''));
