import { findToldTimeZone } from '#accounts/time-zone/server/find-time-zone.ts';
import { FURTHEST_DAYS } from '#applications/interviews/rules/interview-slots.ts';
import { listBusy } from '#applications/interviews/server/bookings.ts';
import { presentTime } from '#applications/interviews/server/present-interview.ts';
import { listLatestInterviews } from '#applications/interviews/server/queries.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { findApplication } from '#pipeline/candidates/server/candidate-queries.ts';
import { listCompanyPeople } from '#workspaces/people/server/list-company-people.ts';
import { lastZoneOf, listOffered } from './agenda-queries.ts';

const DAY_MS = 86_400_000;

/**
 * Who can interview a candidate, and when they and the candidate are in other interviews. Of the candidate's interviews, only the times are
 * revealed.
 */
export async function readOptions(context: SignedInContext, applicationId: string) {
  const { database, reach, session, now } = context;
  const application = await findApplication(database, reach, applicationId);
  if (!application) throw platformErrors.notFound();
  const { workspaceId, memberId } = application;
  const company = await listCompanyPeople(database, workspaceId);
  const self = { id: session.userId, name: session.displayName, image: null };
  const people = company.some(({ id }) => id === session.userId) ? company : [self, ...company];
  const ids = people.map(({ id }) => id);
  const own = (await listLatestInterviews(database, [applicationId])).find(
    ({ interview }) => interview.state === 'confirmed',
  );
  const span = {
    from: now,
    until: new Date(now.getTime() + (FURTHEST_DAYS + 1) * DAY_MS),
    // Left out, because an offer replaces this interview.
    except: own?.interview.id,
  };
  const [busy, offered, timeZone, candidateTimeZone] = await Promise.all([
    listBusy(database, [...ids, memberId], span),
    listOffered(database, ids, applicationId),
    lastZoneOf(database, workspaceId),
    findToldTimeZone(database, memberId, now),
  ]);
  return {
    userId: session.userId,
    people,
    busy: busy
      .filter(({ personId }) => personId !== memberId)
      .map(({ personId, startsAt }) => ({ personId, ...presentTime(startsAt) })),
    offered: offered.map(({ personId, startsAt }) => ({ personId, ...presentTime(startsAt) })),
    candidateBusy: busy.filter(({ personId }) => personId === memberId).map(({ startsAt }) => presentTime(startsAt)),
    timeZone,
    candidateTimeZone,
  };
}
