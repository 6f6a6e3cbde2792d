import { eq } from 'drizzle-orm';
import { startBoardWorld } from '#application/testing/work/board-world.ts';
import { projectProfessionals } from '#projects/professionals/server/tables.ts';
import { buildTopUp } from '#wallet/builders.ts';
import type { Steps } from './step.ts';

/** Credits of a company, and hours that they pay. */
export async function moneySteps(): Promise<Steps> {
  const world = await startBoardWorld();
  const { owner, workspaceId } = world;
  const { database } = world.product;

  async function priced() {
    const { projectId, professionalId: hireId } = await world.board();
    const agreed = { agreedHours: 160, agreedNet: 80_00, agreedGross: 100_00, agreedCurrency: 'BRL' as const };
    await database.update(projectProfessionals).set(agreed).where(eq(projectProfessionals.id, hireId));
    await buildTopUp(database, { workspaceId, cents: 500_00, at: new Date() });
    return { projectId, hires: [{ hireId, minutes: 60 }] };
  }
  return {
    'POST /allocations': ['wallet.creditsAllocated', async () => [owner, { body: await priced() }]],
    'POST /allocations/returns': [
      'wallet.creditsReturned',
      async () => {
        const body = await priced();
        await owner.call('POST /allocations', { body });
        return [owner, { body: { projectId: body.projectId, cents: 100 } }];
      },
    ],
  };
}
