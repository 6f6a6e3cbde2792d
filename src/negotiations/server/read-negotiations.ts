import type { Side } from '#negotiations/rules/terms.ts';
import { abilitiesOf, obstacleFor } from '#negotiations/rules/standing.ts';
import { presentNegotiation, standingNow } from '#negotiations/server/present-negotiation.ts';
import {
  findPlace,
  findProject,
  listCompanyPlaces,
  listNegotiations,
  listOwnPlaces,
  type NegotiationReach,
  type WholeNegotiation,
} from '#negotiations/server/queries.ts';
import type { Database } from '#platform/db/connection.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';

export async function readOwnNegotiations({ database, session, ports, now }: SignedInContext) {
  const places = await listOwnPlaces(database, session.userId);
  const projectIds = [...new Set(places.map(({ projectId }) => projectId))];
  const [all, fees] = await Promise.all([
    byApplication(database, places),
    ports.readServiceFees(database, projectIds, now),
  ]);
  return {
    memberId: session.userId,
    negotiations: places.map((place) =>
      presentNegotiation(place, all.get(place.applicationId) ?? [], 'candidate', { now, fees }),
    ),
  };
}

interface NegotiationKey {
  applicationId: string;
  projectId: string;
  positionIndex?: number;
}

export function readAsCompany(context: SignedInContext, key: NegotiationKey) {
  return readOne(context, context.reach, 'company', key);
}

export function readAsCandidate(context: SignedInContext, key: NegotiationKey) {
  return readOne(context, { memberId: context.session.userId }, 'candidate', key);
}

async function readOne(
  { database, ports, now }: SignedInContext,
  reach: NegotiationReach,
  side: Side,
  { applicationId, projectId, positionIndex }: NegotiationKey,
) {
  const place = await findPlace(database, reach, applicationId);
  const isThere =
    place?.projectId === projectId && (positionIndex === undefined || place.positionIndex === positionIndex);
  if (!place || !isThere) throw platformErrors.notFound();
  const [all, fees] = await Promise.all([
    listNegotiations(database, [applicationId]),
    ports.readServiceFees(database, [projectId], now),
  ]);
  return presentNegotiation(place, all, side, { now, fees });
}

/** The candidates with whom the company may negotiate the budgets of a project, and the state of each negotiation. */
export async function readNecessaryInfos({ database, reach, now }: SignedInContext, projectId: string) {
  const project = await findProject(database, reach, projectId);
  if (!project) throw platformErrors.notFound();
  const places = await listCompanyPlaces(database, reach, projectId);
  const all = await byApplication(database, places);
  return {
    projectTitle: project.title,
    positions: project.positions,
    candidates: places.map((place) => {
      const [latest] = all.get(place.applicationId) ?? [];
      const { standing, lastSide } = standingNow(latest, now);
      const abilities = abilitiesOf('company', standing, lastSide, obstacleFor('company', place));
      const { applicationId, positionIndex, candidateName, candidateImage } = place;
      const canBegin = abilities.offer && standing === 'none';
      return { applicationId, positionIndex, candidateName, candidateImage, standing, canBegin };
    }),
  };
}

async function byApplication(database: Database, places: readonly { applicationId: string }[]) {
  const all = await listNegotiations(
    database,
    places.map(({ applicationId }) => applicationId),
  );
  return Map.groupBy<string, WholeNegotiation>(all, ({ negotiation }) => negotiation.applicationId);
}
