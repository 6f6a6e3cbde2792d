import { type SQL, sql } from 'drizzle-orm';
import type { ApplicationState, Stage } from '#applications/rules/stages.ts';
import { isLate } from '#pipeline/candidates/rules/lateness.ts';
import { topSkills } from '#pipeline/candidates/rules/top-skills.ts';
import type { CandidateCard } from '#pipeline/candidates/schemas.ts';
import type { Currency } from '#platform/money/currencies.ts';
import { filledStates } from '#projects/rules/position-states.ts';

/** A candidate as the database returns it; times as text, because a cursor needs their microseconds. */
export type CardRow = {
  application_id: string;
  position_id: string;
  member_id: string;
  name: string;
  image: string | null;
  job_title: string | null;
  level: number | null;
  city: string | null;
  skills: string[] | null;
  values: { currency?: Currency; hourValue?: number | null; monthValue?: number | null } | null;
  stage: Stage;
  state: ApplicationState;
  selected_at: string | null;
  notice: { sendAt: string; isOwn: boolean } | null;
  suggested: boolean;
  stage_entered_at: string;
  applied_at: string;
  version: number;
  /** The limit of the candidate's stage; null where the company set none. */
  limit_days: number | null;
  tags: CandidateCard['tags'] | null;
};

/** The vacancy's own limit takes precedence over the company's. */
export const limitDays: SQL = sql`(
  select l.days from stage_limits l
  where l.workspace_id = a.workspace_id and l.stage = a.stage and (l.position_id = a.position_id or l.position_id is null)
  order by l.position_id nulls last limit 1)`;

/** A candidate’s tags as JSON; null without any. */
export const tagsOfCard: SQL = sql`(
  select jsonb_agg(jsonb_build_object('tagId', g.id, 'name', g.name, 'colour', g.colour) order by fold_text(g.name))
  from candidate_tag_links k join candidate_tags g on g.id = k.tag_id and g.workspace_id = a.workspace_id
  where k.application_id = a.id)`;

/** What a candidate is still to be told; after a hire only while the vacancy stays filled. */
const noticeOfCard: SQL = sql`(
  select jsonb_build_object('sendAt', r.send_at, 'isOwn', r.text is not null) from rejections r
  where r.application_id = a.id and r.sent_at is null and a.state <> 'withdrawn'
    and (not r.is_by_hire or exists (
      select from positions o where o.id = a.position_id and o.state in ${filledStates})))`;

/** Aliases: `a` the application, `u` the person, `p` the profile (may be missing). */
export const cardColumns: SQL = sql`
  a.id as application_id, a.position_id, a.member_id, a.stage, a.state, a.version,
  a.selected_at::text, a.stage_entered_at::text, a.created_at::text as applied_at,
  exists (select from candidate_suggestions s where s.application_id = a.id) as suggested,
  u.name, u.image, p.job_title, p.level, p.city,
  jsonb_path_query_array(p.content, '$.skills[*].name') as skills, p.content->'values' as values,
  ${noticeOfCard} as notice, ${limitDays} as limit_days, ${tagsOfCard} as tags`;

export const cardSource: SQL = sql`applications a join users u on u.id = a.member_id left join profiles p on p.member_id = a.member_id`;

const iso = (moment: string) => new Date(moment).toISOString();

export function presentCard(row: CardRow, wantedSkills: readonly string[], now: Date): CandidateCard {
  const stageEnteredAt = iso(row.stage_entered_at);
  return {
    applicationId: row.application_id,
    memberId: row.member_id,
    name: row.name,
    image: row.image,
    jobTitle: row.job_title ?? '',
    level: row.level,
    city: row.city ?? '',
    skills: topSkills(row.skills ?? [], wantedSkills),
    expected: {
      currency: row.values?.currency ?? 'BRL',
      hourValue: row.values?.hourValue ?? null,
      monthValue: row.values?.monthValue ?? null,
    },
    stage: row.stage,
    state: row.state,
    isSuggested: row.suggested,
    selectedAt: row.selected_at && iso(row.selected_at),
    notice: row.notice && { ...row.notice, sendAt: iso(row.notice.sendAt) },
    stageEnteredAt,
    appliedAt: iso(row.applied_at),
    late:
      row.state === 'active' &&
      isLate({ stage: row.stage, stageEnteredAt: new Date(stageEnteredAt), limitDays: row.limit_days }, now),
    tags: row.tags ?? [],
    version: row.version,
  };
}
