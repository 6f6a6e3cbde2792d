import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '#accounts/rules/demo-sign-ins.ts';
import { users } from '#accounts/server/tables.ts';
import { startPipelineWorld } from '#application/testing/pipeline-world.ts';
import { candidateComments } from '#pipeline/comments/server/tables.ts';

type World = Awaited<ReturnType<typeof startPipelineWorld>>;
let world: World;
beforeAll(async () => {
  world = await startPipelineWorld();
});
afterAll(() => world.product.close());

test('ACC-17 a name that colleagues wrote beside other candidates of the vacancy goes; words of other vacancies stay', async () => {
  const { product, owner } = world;
  const { database } = product;
  const here = await world.scene(['clientInterview', 'clientInterview']);
  const elsewhere = await world.scene(['clientInterview']);
  await database.update(users).set({ name: 'Zuleica (Zu) Prado' }).where(eq(users.id, here.members[0]!.id));
  const write = async (applicationId: string, text: string) => {
    const answer = await owner.call('POST /candidates/{applicationId}/comments', {
      params: { applicationId },
      body: { text },
    });
    expect(answer.status).toBe(201);
  };
  await write(here.ids[0]!, 'Conversei com ela.');
  await write(here.ids[1]!, 'Melhor que zuleica (zu)  prado, e Zuleica (Zu) Prado sabe. Pradolino e Zuleica ficam.');
  await write(elsewhere.ids[0]!, 'Indicada por Zuleica (Zu) Prado.');
  const erased = await here.members[0]!.call('POST /ownData/deletion', {
    body: { email: here.members[0]!.email, password: DEMO_PASSWORD },
  });
  expect(erased.status).toBe(200);
  const ids = [...here.ids, ...elsewhere.ids];
  const rows = await database.select().from(candidateComments).where(inArray(candidateComments.applicationId, ids));
  const textOf = (applicationId: string) => rows.find((row) => row.applicationId === applicationId)?.text;
  expect(ids.map(textOf)).toEqual([
    '',
    'Melhor que [nome apagado], e [nome apagado] sabe. Pradolino e Zuleica ficam.',
    'Indicada por Zuleica (Zu) Prado.',
  ]);
});
