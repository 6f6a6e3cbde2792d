import type pg from 'pg';

export interface MovedCandidate {
  id: string;
  position_id: string;
  workspace_id: string;
  member_id: string;
}

/** A mail of this kind is about so long when encrypted; it stands there as sent, so that the product does not deliver it. */
const [subject, text, html] = [160, 1_100, 4_600].map((length) => 'x'.repeat(length));

/**
 * Everything that a move leaves in the database, by a plain program: besides the least also what happened, the candidate's mail and the notices
 * to three kinds of pages; it looks for interviews to cancel and reads the card. No session, no rights, no idempotency key.
 */
export async function moveWithEffects(
  client: pg.Client,
  { id, position_id, workspace_id, member_id }: MovedCandidate,
  [from, to]: [string, string],
): Promise<void> {
  const ask = (question: string, ...values: unknown[]) => client.query(question, values);
  await client.query('begin');
  await ask(
    `select a.*, p.title, p.company_name, u.email, u.name, u.language from applications a join positions p on p.id = a.position_id
     join users u on u.id = a.member_id where a.id = $1 for update of a`,
    id,
  );
  await ask(`select kind from interviews where application_id = $1 and state not in ('held', 'cancelled')`, id);
  await ask(
    'update applications set stage = $2, stage_entered_at = now(), version = version + 1, updated_at = now() where id = $1',
    id,
    to,
  );
  await ask(
    `insert into application_history (id, application_id, event, from_stage, to_stage) values (gen_random_uuid(), $1, 'moved', $2, $3)`,
    id,
    from,
    to,
  );
  const ids = { applicationId: id, positionId: position_id, memberId: member_id };
  await ask(
    `insert into happenings (id, name, workspace_id, ids, about, at) values (gen_random_uuid(), 'applications.moved', $1, $2, $3, now())`,
    workspace_id,
    ids,
    Object.values(ids),
  );
  await ask(
    `insert into mail_outbox (id, recipient, language, subject, text_body, html_body, bodies_until, state)
     values (gen_random_uuid(), 'candidate@bench.test', 'pt', $1, $2, $3, now() + interval '30 days', 'sent')`,
    subject,
    text,
    html,
  );
  const topics = [`pipeline:${position_id}`, `company-pipeline:${workspace_id}`, `applications:${member_id}`];
  await ask(
    `select pg_notify('ponte_live', payload) from unnest($1::text[]) as payload`,
    topics.map((topic) => JSON.stringify({ topic, id })),
  );
  await ask(
    `select a.*, u.name, u.image, p.job_title, p.level, p.city, p.content->'values' as values from applications a
     join users u on u.id = a.member_id left join profiles p on p.member_id = a.member_id where a.id = $1`,
    id,
  );
  await client.query('commit');
}
