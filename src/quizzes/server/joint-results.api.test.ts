import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPipelineWorld } from '#application/testing/pipeline-world.ts';
import { applications } from '#applications/server/tables.ts';
import { positions } from '#projects/server/tables.ts';
import { readPdf } from '#platform/testing/read-pdf.ts';
import { believableAnswers, buildFinishedTests } from '#quizzes/builders.ts';
import { toSavedAnswers } from '#quizzes/rules/saved-answers.ts';
import { type QuizKey, quizKeys } from '#quizzes/rules/quiz.ts';

let world: Awaited<ReturnType<typeof startPipelineWorld>>;
beforeAll(async () => {
  world = await startPipelineWorld();
});
afterAll(() => world.product.close());

const candidateResults = 'GET /users/{userId}/testResults';

async function finish(memberId: string, quizzes: readonly QuizKey[], finishedAt = new Date()) {
  await buildFinishedTests(
    world.product.database,
    quizzes.map((quiz, person) => ({ memberId, quiz, answers: believableAnswers(quiz, person), finishedAt })),
  );
}

describe('the own results', () => {
  it('TST-06 come together in the order of the tests, of each the latest', async () => {
    const member = await world.product.person({ role: 'squadMember', name: 'Iara Souza' });
    expect((await member.call('GET /testResults')).body).toEqual({
      memberId: member.id,
      name: 'Iara Souza',
      isShared: true,
      results: [],
    });
    await finish(member.id, ['softSkills', 'culture'], new Date('2026-01-01T12:00:00Z'));
    await finish(member.id, ['culture'], new Date('2026-02-01T12:00:00Z'));
    const { results } = (await member.call('GET /testResults')).body;
    expect(results.map((one: { quiz: string; finishedAt: string }) => [one.quiz, one.finishedAt])).toEqual([
      ['culture', '2026-02-01T12:00:00.000Z'],
      ['softSkills', '2026-01-01T12:00:00.000Z'],
    ]);
    expect(Object.keys(results[0]!).toSorted()).toEqual(['finishedAt', 'quiz', 'quizVersion', 'result']);
  });

  it('TST-04 TST-05 one result comes with its answers and the date of the next try, for the member alone', async () => {
    const member = await world.product.person({ role: 'squadMember', name: 'Iara Souza' });
    await finish(member.id, ['motivators', 'softSkills'], new Date('2026-08-31T12:00:00Z'));
    const read = async (quiz: QuizKey) => (await member.call('GET /tests/{quiz}/result', { params: { quiz } })).body;
    const { finished } = await read('motivators');
    expect(finished!.answers).toEqual(toSavedAnswers(believableAnswers('motivators', 0)));
    expect(finished!.retakeAllowedAt).toBe('2027-02-28T12:00:00.000Z');
    expect((await read('softSkills')).finished!.answers).toEqual(toSavedAnswers(believableAnswers('softSkills', 1)));
  });
});

describe('the results of a candidate', () => {
  it('TST-06 are read by the company where the professional is a candidate, without the answers', async () => {
    const { members } = await world.scene(['new']);
    const [member] = members;
    await finish(member!.id, quizKeys);
    const read = (call: (typeof world.owner)['call']) => call(candidateResults, { params: { userId: member!.id } });
    const own = (await member!.call('GET /testResults')).body;
    expect(own.results).toHaveLength(4);
    for (const reader of [world.owner, world.recruiter, world.admin])
      expect((await read(reader.call)).body).toEqual(own);
    expect((await read(world.otherOwner.call)).status).toBe(404);
    expect((await read(member!.call)).status).toBe(403);
    expect((await read(world.product.anonymous)).status).toBe(401);
  });

  it('TST-06 need the right to choose candidates of a colleague', async () => {
    const { members } = await world.scene(['qualify']);
    const read = (person: { call: (typeof world.owner)['call'] }) =>
      person.call(candidateResults, {
        params: { userId: members[0]!.id },
        headers: { workspaceid: world.workspaceId },
      });
    expect((await read(world.chooser)).status).toBe(200);
    expect((await read(world.watcher)).status).toBe(403);
  });

  it('TST-06 WSP-06 are gone for the company with the vacancy that it removed, as the candidate is', async () => {
    const { members, projectId, ids } = await world.scene(['qualify']);
    await finish(members[0]!.id, ['culture']);
    const [userId, applicationId] = [members[0]!.id, ids[0]!];
    const statuses = async () =>
      Promise.all([
        world.owner.call(candidateResults, { params: { userId } }),
        world.owner.call('GET /users/professionalData-ownerView/{professionalId}', {
          params: { professionalId: userId },
        }),
        world.owner.call('GET /candidates/{applicationId}', { params: { applicationId } }),
      ]).then((answers) => answers.map(({ status }) => status));
    expect(await statuses()).toEqual([200, 200, 200]);
    await world.product.database.update(positions).set({ state: 'removed' }).where(eq(positions.projectId, projectId));
    expect(await statuses()).toEqual([404, 404, 404]);
  });

  it('TST-06 are out of reach for a stranger, after withdrawing and for an id of nobody', async () => {
    const { members } = await world.scene(['new']);
    const read = (userId: string) => world.owner.call(candidateResults, { params: { userId } });
    const stranger = await world.product.person({ role: 'squadMember', name: 'Estranha' });
    await finish(stranger.id, quizKeys);
    expect((await read(stranger.id)).status).toBe(404);
    expect((await read(members[0]!.id)).status).toBe(200);
    await world.product.database
      .update(applications)
      .set({ state: 'withdrawn' })
      .where(eq(applications.memberId, members[0]!.id));
    expect((await read(members[0]!.id)).status).toBe(404);
    expect((await read(world.owner.id)).status).toBe(404);
    expect((await read('nobody')).status).toBe(404);
  });
});

describe('the document', () => {
  const pages = async (answer: Response) => readPdf(Buffer.from(await answer.arrayBuffer()));
  const download = (path: string, token: string) =>
    fetch(`${world.product.url}/api${path}`, { headers: { authorization: `Bearer ${token}` } });

  it('TST-06 has all finished tests in the language asked for, under a name that every system takes', async () => {
    const member = await world.product.person({ role: 'squadMember', name: 'Iara “Ñ” Souza' });
    expect((await download('/testResults/pdf?language=pt', member.token)).status).toBe(404);
    await finish(member.id, quizKeys);
    const answer = await download('/testResults/pdf?language=pt', member.token);
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="ponte-resultados.pdf"');
    const portuguese = (await pages(answer)).flat();
    const english = (await pages(await download('/testResults/pdf?language=en', member.token))).flat();
    for (const [lines, words] of [
      [portuguese, ['Personalidade', 'Perfil principal', 'Cultura organizacional', 'Habilidades comportamentais']],
      [english, ['Personality', 'Principal profile', 'Organizational culture', 'Soft skills']],
    ] as const) {
      for (const word of words) expect(lines.some((line) => line.includes(word))).toBe(true);
    }
    expect((await download('/testResults/pdf?language=fr', member.token)).status).toBe(422);
  });

  it('TST-06 is for whoever may see the page', async () => {
    const { members } = await world.scene(['new']);
    const path = `/users/${members[0]!.id}/testResults/pdf?language=en`;
    await finish(members[0]!.id, ['culture']);
    expect((await download(path, world.owner.token)).status).toBe(200);
    expect((await download(path, world.otherOwner.token)).status).toBe(404);
    expect((await download(path, members[0]!.token)).status).toBe(403);
  });
});
