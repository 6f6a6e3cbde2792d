import type { WaitingReader } from '#platform/capability/waiting.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import type { Waiting } from '#waiting/contract.ts';
import { bounded, listWaiting } from '#waiting/rules/list-waiting.ts';
import { readWaitingRows } from './queries.ts';

/** What waits for the caller in the request's space, from the parts of all rooms; with a project, only in it. */
export async function readWaiting(context: SignedInContext, projectId: string | null): Promise<Waiting> {
  const parts = context.ports.rooms.flatMap(({ waiting }) => waiting ?? []);
  const rows = await readWaitingRows(
    context.database,
    parts.flatMap(({ sources }) => sources),
    { ...context, projectId },
  );
  const { items, ...counts } = listWaiting(rows);
  return {
    userId: context.session.userId,
    items: items.map(({ count, since, until, company, ...item }) => ({
      ...item,
      ...bounded(count),
      company: worksForSeveral(context) ? company : null,
      since: since.toISOString(),
      until: until && until.toISOString(),
    })),
    ...counts,
  };
}

function worksForSeveral({ session }: Pick<WaitingReader, 'session'>): boolean {
  return session.role === 'admin' || session.role === 'recruiter';
}
