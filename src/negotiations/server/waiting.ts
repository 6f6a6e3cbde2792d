import { type SQL, sql } from 'drizzle-orm';
import { negotiationsWaiting } from '#negotiations/paths.ts';
import { negotiableStages } from '#negotiations/rules/standing.ts';
import type { Side } from '#negotiations/rules/terms.ts';
import {
  ofReach,
  waitingColumns,
  type WaitingPart,
  type WaitingReader,
  waitingSource,
} from '#platform/capability/waiting.ts';

/** Offers of one side that are not answered and have not expired, by the rules of `standing`. */
function openOffers(side: Side, { now }: WaitingReader, { about, where }: { about: SQL; where: SQL }): SQL {
  return sql`
    select ${waitingColumns({
      title: sql`o.title`,
      about,
      company: sql`o.company_name`,
      since: sql`last_offer.created_at`,
      until: sql`last_offer.expires_at`,
      place: sql`jsonb_build_object('applicationId', a.id, 'projectId', a.project_id, 'positionIndex', o.position_index)`,
    })}
    from applications a
    join negotiations n on n.application_id = a.id and n.state = 'open'
    join positions o on o.id = a.position_id and o.state in ('open', 'hidden')
    join users u on u.id = a.member_id
    cross join lateral (
      select i.side, i.number, i.created_at, i.expires_at from negotiation_interactions i
      where i.negotiation_id = n.id and i.kind = 'offer' order by i.number desc limit 1
    ) as last_offer
    where last_offer.side = ${side} and last_offer.expires_at > ${now.toISOString()}::timestamptz
      and last_offer.number > n.lapse_told_of and ${where}`;
}

function selectForCandidate(reader: WaitingReader): SQL | null {
  if (reader.session.role !== 'squadMember') return null;
  return openOffers('company', reader, {
    about: sql`o.company_name`,
    where: sql`a.member_id = ${reader.session.userId} and a.state in ('active', 'setAside')
      and a.stage not in ('hired', 'disqualified', 'approvedButDeclined')`,
  });
}

/** For those of the company who may negotiate. */
function selectForCompany(reader: WaitingReader): SQL | null {
  const { session, workspace, reach } = reader;
  const isAllowed = workspace?.isOwner === true || workspace?.permissions.includes('assignProfessionals') === true;
  if (session.role !== 'admin' && !isAllowed) return null;
  return openOffers('candidate', reader, {
    about: sql`u.name`,
    where: sql`${ofReach(sql`a.workspace_id`, reach)} and a.state = 'active' and a.stage in ${[...negotiableStages]}`,
  });
}

/** Each step of a negotiation announces its application, which the lists of both sides follow. */
export const waiting: WaitingPart = {
  sources: [
    waitingSource({ kind: negotiationsWaiting.offerOfCompany, select: selectForCandidate }),
    waitingSource({ kind: negotiationsWaiting.offerOfCandidate, select: selectForCompany }),
  ],
  follows: () => [],
};
