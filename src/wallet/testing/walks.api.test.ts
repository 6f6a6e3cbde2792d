import { walkAccess } from '#application/testing/walk-access.ts';
import { walkHostileInput } from '#application/testing/walk-hostile-input.ts';
import type { Steps } from '#application/testing/steps/walk-steps.ts';
import { startBoardWorld } from '#application/testing/work/board-world.ts';
import { projectProfessionals } from '#projects/professionals/server/tables.ts';
import { buildTopUp } from '#wallet/builders.ts';
import { samples } from '#wallet/testing/samples.ts';
import { eq } from 'drizzle-orm';

walkAccess(samples, async () => {
  const { owner, workspaceId, product, board } = await startBoardWorld();
  const { database } = product;

  async function priced() {
    const { projectId, professionalId: hireId } = await board();
    const agreed = {
      agreedHours: 160,
      agreedNet: 80_00,
      agreedGross: 100_00,
      agreedCurrency: 'BRL' as const,
      pricedAt: new Date(),
    };
    await database.update(projectProfessionals).set(agreed).where(eq(projectProfessionals.id, hireId));
    await buildTopUp(database, { workspaceId, cents: 500_00, at: new Date() });
    return { projectId, hires: [{ hireId, minutes: 60 }] };
  }

  const steps: Steps = {
    'POST /allocations': async () => [owner, { body: await priced() }],
    'POST /allocations/returns': async () => {
      const body = await priced();
      await owner.call('POST /allocations', { body });
      return [owner, { body: { projectId: body.projectId, cents: 100 } }];
    },
  };
  return [product, steps];
});
walkHostileInput(samples);
