/** What happens about one thing within this time is one line. */
const TOGETHER_MS = 30 * 60_000;

interface Told {
  id: string;
  at: string;
  /** Where one goes on from it: what it is about. */
  address: string | null;
}

/**
 * Notices, newest first, as lines of those about the same thing that came shortly after each other; each line stands where its newest notice
 * is.
 */
export function groupNotices<Notice extends Told>(notices: readonly Notice[]): [Notice, ...Notice[]][] {
  const groups: [Notice, ...Notice[]][] = [];
  const open = new Map<string, [Notice, ...Notice[]]>();
  for (const notice of notices) {
    const group = notice.address === null ? undefined : open.get(notice.address);
    if (group && Date.parse(group.at(-1)!.at) - Date.parse(notice.at) <= TOGETHER_MS) {
      group.push(notice);
      continue;
    }
    const begun: [Notice] = [notice];
    groups.push(begun);
    if (notice.address !== null) open.set(notice.address, begun);
  }
  return groups;
}
