import { interviews } from '#applications/interviews/server/tables.ts';
import { afterAll, expect, it } from 'vitest';
import { contract } from '#application/contract.ts';
import { startPipelineWorld } from '#application/testing/pipeline-world.ts';
import { readShownTo } from '#application/testing/shown-to-candidate.ts';
import { newId } from '#platform/db/columns.ts';

const { product, owner, otherOwner, recruiter, scene, move, choose, onCandidate, rowOf } = await startPipelineWorld();
afterAll(() => product.close());

type Scene = Awaited<ReturnType<typeof scene>>;
const SECRET = 'SEGREDO';
const question = { id: newId(), kind: 'text', text: `${SECRET} pergunta`, isRequired: true };

/** Every action that a company takes on a candidate, in order, each with a text that only the company may read. */
const steps: readonly [
  name: string,
  take: (place: Scene, id: string) => Promise<{ status: number; body?: unknown }>,
][] = [
  [
    'a comment',
    (_, id) => onCandidate(owner, 'comments', id, { text: `${SECRET} comentário`, mentionIds: [recruiter.id] }),
  ],
  ['a suggestion', (_, id) => onCandidate(recruiter, 'suggestion', id, { comment: `${SECRET} sugestão` })],
  [
    'another comment of the suggestion',
    (_, applicationId) =>
      recruiter.call('PATCH /candidates/{applicationId}/suggestion', {
        params: { applicationId },
        body: { comment: `${SECRET} outra`, version: 1 },
      }),
  ],
  ['a move with its reason', (_, id) => move(owner, [id], 'clientInterview', { reason: `${SECRET} motivo` })],
  [
    'questions of a scorecard',
    ({ projectId }) =>
      owner.call.raw('PUT /myProjects/{projectId}/positions/{positionIndex}/scorecardQuestions/{stage}', {
        params: { projectId, positionIndex: 0, stage: 'clientInterview' },
        body: { scope: 'position', version: 0, questions: [question] },
      }),
  ],
  [
    'a scorecard',
    async (_, applicationId) => {
      const { body } = await owner.call('GET /candidates/{applicationId}/scorecards', { params: { applicationId } });
      return owner.call('PUT /candidates/{applicationId}/scorecards/{stage}', {
        params: { applicationId, stage: 'clientInterview' },
        body: {
          formId: body.open!.formId,
          version: 0,
          recommendation: 'strongNo',
          note: `${SECRET} nota`,
          answers: { [question.id]: `${SECRET} resposta` },
        },
      });
    },
  ],
  ['a selection of somebody else', (place) => choose(owner, place, 1)],
  [
    'a change of the selection',
    ({ members, ...place }) => choose(owner, { ...place, members }, 0, { replaces: members[1]!.id }),
  ],
  [
    'a selection taken back',
    ({ projectId, members }) =>
      owner.call('POST /myProjects/removeFreelancer/{projectId}/{positionIndex}/{freelancerId}', {
        params: { projectId, positionIndex: 0, freelancerId: members[0]!.id },
      }),
  ],
  [
    'a message for later',
    (_, applicationId) =>
      owner.call('POST /candidates/{applicationId}/messages', {
        params: { applicationId },
        body: { text: `${SECRET} depois`, sendAt: new Date(Date.now() + 86_400_000).toISOString() },
      }),
  ],
  [
    'a report of the conversation',
    async (_, applicationId) => {
      const params = { applicationId };
      await owner.call('POST /candidates/{applicationId}/messages', { params, body: { text: 'Bom dia' } });
      return owner.call('POST /candidates/{applicationId}/messages/report', {
        params,
        body: { reason: `${SECRET} x` },
      });
    },
  ],
  [
    'a disqualification with its note',
    (_, id) => onCandidate(owner, 'disqualify', id, { reason: `${SECRET} fim`, notice: { delayDays: 0 } }),
  ],
];

async function everythingShownTo({ members, projectId }: Scene, applicationId: string) {
  const { answers, mails, copy } = await readShownTo(product, members[0]!, { applicationId, projectId });
  expect(Object.keys(answers).length).toBeGreaterThan(20);
  return { shown: JSON.stringify([answers, mails]), copy: JSON.stringify(copy) };
}

it('PIP-06 no step of a company shows the candidate the company’s own words', async () => {
  const place = await scene(['qualify', 'offered'], 1, 'pt');
  const [id] = place.ids as [string];
  for (const [name, take] of steps) {
    const taken = await take(place, id);
    expect([name, taken.status < 300]).toEqual([name, true]);
    const { shown, copy } = await everythingShownTo(place, id);
    expect(shown.includes(id), name).toBe(true);
    expect(shown.includes(SECRET), name).toBe(false);
    expect(copy.includes(SECRET), name).toBe(false);
    // Candidates learn of their selection once the squad is asked to accept; who was set aside stays internal.
    expect(/"(setAside|deselected)"/.test(shown + copy), name).toBe(false);
  }
  expect((await rowOf(id)).stage).toBe('disqualified');
  const answer = await owner.call('GET /hiringProcess/{projectId}/{positionIndex}/{squadMemberId}', {
    params: { projectId: place.projectId, positionIndex: 0, squadMemberId: place.members[0]!.id },
  });
  for (const words of ['comentário', 'outra', 'motivo', 'pergunta', 'resposta', 'nota', 'fim', 'sugestão']) {
    expect(JSON.stringify(answer.body)).toContain(`${SECRET} ${words}`);
  }
  // It asks for everything after every step, which takes longer than the usual limit of a test on a busy machine.
}, 180_000);

it('PIP-06 a candidate cannot request the company’s internal records', async () => {
  const place = await scene(['qualify']);
  const [member] = place.members;
  for (const key of Object.keys(contract).filter((one) =>
    /\/(candidates\/\{applicationId\}|hiringProcess)/.test(one),
  )) {
    const { status } = await member!.call.raw(key, {
      params: {
        applicationId: place.ids[0]!,
        projectId: place.projectId,
        positionIndex: 0,
        stage: 'qualify',
        squadMemberId: member!.id,
        commentId: newId(),
        tagId: newId(),
        fileId: newId(),
      },
      ...(!key.startsWith('GET ') && { body: {} }),
    });
    expect([key, status]).toEqual([key, 403]);
  }
});

it('PIP-05 the whole process is for those who reach the project, and for candidates of the position only', async () => {
  const place = await scene(['qualify']);
  const read = (who: typeof owner, squadMemberId: string, positionIndex = 0) =>
    who.call('GET /hiringProcess/{projectId}/{positionIndex}/{squadMemberId}', {
      params: { projectId: place.projectId, positionIndex, squadMemberId },
    });
  const memberId = place.members[0]!.id;
  for (const who of [owner, recruiter]) {
    const { body } = await read(who, memberId);
    expect(body).toMatchObject({ candidate: { card: { applicationId: place.ids[0] } }, scorecards: { cards: [] } });
  }
  expect((await read(otherOwner, memberId)).status).toBe(404);
  expect((await read(owner, otherOwner.id)).status).toBe(404);
  expect((await read(owner, memberId, 7)).status).toBe(404);
});

it('PIP-05 the page of a candidate names who is selected for the vacancy, whoever that is', async () => {
  const place = await scene(['offered', 'offered']);
  const read = async () =>
    (
      await owner.call('GET /hiringProcess/{projectId}/{positionIndex}/{squadMemberId}', {
        params: { projectId: place.projectId, positionIndex: 0, squadMemberId: place.members[0]!.id },
      })
    ).body.selected;
  expect(await read()).toBeNull();
  expect((await choose(owner, place, 1)).status).toBe(200);
  expect(await read()).toEqual({ memberId: place.members[1]!.id, name: expect.any(String) });
});

it('PIP-05 the whole process has every interview, earlier cancelled ones included', async () => {
  const place = await scene(['screeningInterview']);
  const common = { applicationId: place.ids[0]!, kind: 'recruiter' as const, timeZone: 'America/Sao_Paulo' };
  for (const state of ['cancelled', 'held', 'offered'] as const)
    await product.database.insert(interviews).values({ ...common, state });
  const { body } = await owner.call('GET /hiringProcess/{projectId}/{positionIndex}/{squadMemberId}', {
    params: { projectId: place.projectId, positionIndex: 0, squadMemberId: place.members[0]!.id },
  });
  expect(body.candidate.interviews.map(({ state }: { state: string }) => state)).toEqual([
    'offered',
    'held',
    'cancelled',
  ]);
});
