import { sql } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { buildPeople } from '#accounts/builders.ts';
import { type Person, startPipelineWorld } from '#application/testing/pipeline-world.ts';
import { buildApplications } from '#applications/builders.ts';
import { believableProfile, buildProfiles } from '#profiles/builders.ts';
import { positionInvitations } from '#suggestions/server/tables.ts';
import { candidateTagLinks, candidateTags } from '#pipeline/tags/server/tables.ts';
import { clockTime } from '#platform/db/clock-time.ts';

const {
  product,
  owner,
  otherOwner,
  recruiter,
  watcher,
  admin,
  workspaceId,
  scene,
  board: positionBoard,
  move,
} = await startPipelineWorld();
afterAll(() => product.close());

type Query = Record<string, string | number | string[]>;
interface Card {
  applicationId: string;
  place: { title: string; positionIndex: number };
}
const list = (who: Person, query: Query = {}) => who.call('GET /candidates', { query });
const board = (who: Person, query: Query = {}) => who.call('GET /candidates/board', { query });
const idsOf = (cards: readonly { applicationId: string }[]) =>
  cards.map(({ applicationId }) => applicationId).toSorted();

describe('all candidates of a company', () => {
  it('PIP-01 are shown by stage and as a table, over all its vacancies, with the vacancy on each card', async () => {
    const first = await scene(['new', 'qualify']);
    const second = await scene(['new', 'offered']);
    const answer = await board(owner);
    expect(answer.status).toBe(200);
    const columns = answer.body.columns as { stage: string; count: number; more: boolean; cards: Card[] }[];
    expect(columns.map(({ stage }) => stage).slice(0, 2)).toEqual(['new', 'qualify']);
    expect(columns.map(({ count, more }) => [count, more]).slice(0, 2)).toEqual([
      [2, false],
      [1, false],
    ]);
    expect(columns[0]!.cards[0]!.place).toMatchObject({ title: 'Engenharia de dados 0', positionIndex: 0 });
    const table = await list(owner);
    expect(idsOf(table.body.candidates)).toEqual([...first.ids, ...second.ids].toSorted());
    expect(table.body).toMatchObject({ count: 4, more: false, nextCursor: null });
  });

  it('PIP-01 are filtered by project, vacancy, stage, tag, skill, source, suggestion and who waits too long', async () => {
    const one = await scene(['new', 'qualify', 'screeningInterview']);
    const [early, middle, last] = one.ids as [string, string, string];
    const { database } = product;
    const [tag] = await database
      .insert(candidateTags)
      .values({ workspaceId, name: 'Reserva', colour: 'brand' })
      .returning();
    await database.insert(candidateTagLinks).values({ applicationId: early, tagId: tag!.id });
    await database.execute(sql`
      update applications set stage_entered_at = ${clockTime} - case when id = ${middle} then interval '8 days' else interval '1 day' end
      where project_id = ${one.projectId}`);
    await database.execute(sql`update applications set upsell_id = null, matchmaking_id = 'm' where id = ${last}`);
    const within = { projectIds: one.projectId };
    const found = async (query: Query) => idsOf((await list(owner, { ...within, ...query })).body.candidates);
    expect(await found({})).toEqual(one.ids.toSorted());
    expect(await found({ positionIds: one.positionId })).toEqual(one.ids.toSorted());
    expect(await found({ stages: ['new', 'qualify'] })).toEqual([early, middle].toSorted());
    expect(await found({ tagIds: tag!.id })).toEqual([early]);
    expect(await found({ overdue: 'true' })).toEqual([middle]);
    expect(await found({ sources: 'invitation' })).toEqual([last]);
    await database.execute(sql`update applications set suggested_at = ${clockTime} where id = ${middle}`);
    expect(await found({ sources: 'suggestion' })).toEqual([middle]);
    expect(await found({ sources: ['board', 'suggestion'] })).toEqual([early, middle].toSorted());
    expect(await found({ suggested: 'yes' })).toEqual([]);
    expect(await found({ suggested: 'no' })).toEqual(one.ids.toSorted());
    const [card] = (await list(owner, within)).body.candidates as { name: string; skills: string[] }[];
    expect(await found({ skills: card!.skills[0]!.toUpperCase() })).not.toEqual([]);
    expect(await found({ search: card!.name.toUpperCase() })).toHaveLength(1);
    expect(await found({ search: '%' })).toEqual([]);
    // Whoever applies after an invitation came by it, as the statistics count it.
    const invited = await product.person({ role: 'squadMember', name: 'Lia Convidada' });
    await database
      .insert(positionInvitations)
      .values({ positionId: one.positionId, memberId: invited.id, createdAt: new Date(0) });
    const [applied] = await buildApplications(database, [
      { positionId: one.positionId, memberId: invited.id, stage: 'new' },
    ]);
    expect(await found({ sources: 'invitation' })).toEqual([last, applied!.id].toSorted());
  });

  it('PIP-01 page on without gaps in each order, and a made-up cursor is refused', async () => {
    const one = await scene(Array.from({ length: 33 }, () => 'new' as const));
    const within = { projectIds: one.projectId };
    for (const sort of ['stageEnteredAt', 'appliedAt'])
      for (const direction of ['ascending', 'descending']) {
        const seen: string[] = [];
        let cursor: string | undefined;
        do {
          const page = await list(owner, { ...within, sort, direction, limit: 10, ...(cursor && { cursor }) });
          seen.push(...page.body.candidates.map((card) => card.applicationId));
          cursor = page.body.nextCursor ?? undefined;
        } while (cursor);
        expect([sort, direction, seen.toSorted()]).toEqual([sort, direction, one.ids.toSorted()]);
      }
    const first = (await board(owner, within)).body.columns[0];
    expect([first!.cards.length, first!.count]).toEqual([30, 33]);
    const more = await owner.call('GET /candidates/board/column', {
      query: { ...within, stage: 'new', cursor: first!.nextCursor! },
    });
    expect([more.body.cards.length, more.body.nextCursor]).toEqual([3, null]);
    expect((await list(owner, { cursor: 'bm9wZQ' })).status).toBe(422);
  });

  it('PIP-01 are found by a prefix or a part of a word and by skills at once, whether few or thousands have them', async () => {
    const { database } = product;
    const { projectId, positionId } = await scene(['new']);
    const people = await buildPeople(
      database,
      ['Xuaréz Wyk', 'Maxua Wlad'].map((name, index) => ({
        role: 'squadMember' as const,
        name,
        email: `skilled${index}@example.com`,
      })),
    );
    const skillsOf = [['Ártico', 'Tundra'], ['Ártico']];
    const profiles = people.map(({ id: memberId }, index) => ({
      memberId,
      profile: {
        ...believableProfile(index),
        skills: skillsOf[index]!.map((name) => ({ kind: 'skills' as const, name })),
      },
    }));
    await buildProfiles(database, profiles);
    await buildApplications(
      database,
      people.map(({ id: memberId }) => ({ positionId, memberId, stage: 'new' as const })),
    );
    const asked: [Query, string[]][] = [
      [{ search: 'XU' }, ['Xuaréz Wyk']],
      [{ search: 'wl' }, ['Maxua Wlad']],
      [{ search: 'xua' }, ['Maxua Wlad', 'Xuaréz Wyk']],
      [{ skills: 'artico' }, ['Maxua Wlad', 'Xuaréz Wyk']],
      [{ skills: ['ARTICO', 'tundra'] }, ['Xuaréz Wyk']],
      [{ skills: 'artico', search: 'wlad', stages: ['new', 'qualify'] }, ['Maxua Wlad']],
      [{ skills: 'tundra', search: 'wlad' }, []],
    ];
    const check = async () => {
      for (const [query, names] of asked) {
        const { candidates, count } = (await list(owner, { projectIds: projectId, ...query })).body;
        const { total } = (await board(owner, { projectIds: projectId, ...query })).body;
        const seen = candidates.map((card: { name: string }) => card.name).toSorted();
        expect([query, seen, count, total]).toEqual([query, names, names.length, names.length]);
      }
    };
    await check();
    await database.execute(sql`
      with strangers as (
        insert into users select (jsonb_populate_record(u, jsonb_build_object(
          'id', gen_random_uuid(), 'name', 'Xuana Maxua Wlad', 'email', 'stranger' || n || '@example.com'))).*
        from users u cross join generate_series(1, 2001) n where u.id = ${people[0]!.id} returning id
      )
      insert into profiles (member_id, content) select s.id, p.content from strangers s, profiles p where p.member_id = ${people[0]!.id}`);
    await check();
  });

  it('PIP-01 searching for characters that the database cannot store is no fault', async () => {
    const place = await scene(['new']);
    const column = {
      stage: 'new',
      cursor: Buffer.from(JSON.stringify(['2026-01-01 10:00:00+00', place.ids[0]])).toString('base64url'),
    };
    const odd = { search: 'a\u0000', skills: 'b\u0000' };
    const asked = [
      list(owner, odd),
      board(owner, odd),
      owner.call('GET /candidates/board/column', { query: { ...column, ...odd } }),
      positionBoard(owner, place, odd),
      ...['a\u0000', 'a\uD800'].map((search) =>
        owner.call('POST /candidates/views', {
          body: {
            name: search,
            isShared: false,
            settings: { search, layout: 'table', sort: 'appliedAt', direction: 'ascending' },
          },
        }),
      ),
    ];
    expect((await Promise.all(asked)).map(({ status }) => status)).toEqual([200, 200, 200, 200, 201, 201]);
  });

  it('PIP-01 counts exactly to a thousand', async () => {
    const { projectId, positionId, members } = await scene(['new']);
    const people = await buildPeople(
      product.database,
      Array.from({ length: 1_000 }, (_, index) => ({
        role: 'squadMember' as const,
        name: `Alguém ${index}`,
        email: `alguem${index}@example.com`,
      })),
    );
    const toBuild = people.map(({ id: memberId }) => ({ positionId, memberId, stage: 'new' as const }));
    await buildApplications(product.database, toBuild.slice(0, 999));
    const exact = await list(owner, { projectIds: projectId });
    expect(exact.body).toMatchObject({ count: 999 + members.length, more: false });
    await buildApplications(product.database, toBuild.slice(999));
    const all = await list(owner, { projectIds: projectId });
    expect(all.body).toMatchObject({ count: 1000, more: true });
  });

  it('PIP-01 are of the companies within reach only; a recruiter names which of theirs', async () => {
    const { ids } = await scene(['new']);
    const mine = { workspaceId };
    for (const who of [otherOwner]) expect((await list(who, mine)).status).toBe(404);
    expect((await list(otherOwner)).body.candidates).toEqual([]);
    for (const who of [recruiter, admin]) expect(idsOf((await list(who, mine)).body.candidates)).toContain(ids[0]);
    const asWatcher = await watcher.call('GET /candidates', { query: mine, headers: { workspaceid: workspaceId } });
    expect(asWatcher.status).toBe(200);
    const options = await recruiter.call('GET /candidates/options', { query: {} });
    expect(options.body.companies).toEqual([{ workspaceId, company: 'Casa Ipê' }]);
    expect(options.body.abilities).toMatchObject({ hire: false, manage: false, message: true });
  });

  it('PIP-01 a hundred are moved at once while one withdraws: ninety-nine move, one is reported, no partial state', async () => {
    const { ids, members } = await scene(Array.from({ length: 100 }, () => 'new' as const));
    const [moved, withdrawn] = await Promise.all([
      move(owner, ids, 'qualify'),
      members[0]!.call('POST /applications/{applicationId}/withdraw', { params: { applicationId: ids[0]! } }),
    ]);
    expect([moved.status, withdrawn.status]).toEqual([200, 200]);
    const outcomes = moved.body.results as { applicationId: string; outcome: string; code: string | null }[];
    const refused = outcomes.filter(({ outcome }) => outcome === 'refused');
    expect(outcomes).toHaveLength(100);
    // Both orders are valid: a withdrawal before leaves one behind, a withdrawal after finds everyone moved.
    expect(refused.map(({ applicationId, code }) => [applicationId, code])).toEqual(
      refused.length === 0 ? [] : [[ids[0], 'pipeline.withdrawn']],
    );
    const { rows } = await product.database.execute<{ stage: string; state: string; moves: number }>(sql`
      select stage, state, (select count(*)::int from application_history h where h.application_id = a.id and h.event = 'moved') as moves
      from applications a where id = ${ids[0]!}`);
    expect(rows[0]).toEqual({
      stage: refused.length ? 'new' : 'qualify',
      state: 'withdrawn',
      moves: refused.length ? 0 : 1,
    });
    const again = await move(owner, ids, 'screeningInterview');
    const left = (again.body.results as typeof outcomes).filter(({ outcome }) => outcome === 'refused');
    expect(left.map(({ applicationId, code }) => [applicationId, code])).toEqual([[ids[0], 'pipeline.withdrawn']]);
    const after = await list(owner, { positionIds: (await positionOf(ids[1]!)) ?? '', stages: 'screeningInterview' });
    expect(after.body.count).toBe(99);
  });
});

async function positionOf(applicationId: string) {
  const { rows } = await product.database.execute<{ position_id: string }>(
    sql`select position_id from applications where id = ${applicationId}`,
  );
  return rows[0]?.position_id;
}
