import { asc, eq } from 'drizzle-orm';
import { shareTestProduct } from '#application/testing/test-product.ts';
import { finishRequiredTests } from '#applications/builders.ts';
import { advanceApplication } from '#applications/advancing/server/advance-application.ts';
import { applicationHistory } from '#applications/server/tables.ts';
import { mailOutbox } from '#platform/db/tables.ts';
import { completeProfile } from '#profiles/rules/complete-profile.ts';
import { profiles } from '#profiles/server/tables.ts';
import { buildProjects } from '#projects/builders.ts';
import type { PositionState } from '#projects/rules/terms.ts';
import { positions } from '#projects/server/tables.ts';
import { buildWorkspaces } from '#workspaces/builders.ts';

export const admission = 'POST /opportunities/selfAdmission';
export const view = 'GET /opportunities/{projectId}/{positionIndex}';
export const withdraw = 'POST /applications/{applicationId}/withdraw';

export type ApplyingWorld = Awaited<ReturnType<typeof startApplyingWorld>>;

/** A company with vacancies, professionals who may apply, and functions that read the state of their applications. */
export async function startApplyingWorld() {
  const product = await shareTestProduct();
  const owner = await product.person({ role: 'squadOwner', name: 'Olga', language: 'en' });
  const [workspace] = await buildWorkspaces(product.database, [
    { ownerId: owner.id, company: 'Trilho', about: 'Pays.' },
  ]);
  const workspaceId = workspace!.id;

  async function vacancy(title = 'Engenharia de dados', state: PositionState = 'open') {
    const [built] = await buildProjects(product.database, {
      workspaceId,
      createdBy: owner.id,
      projects: [{ positions: [{ title, workModel: 'remote' }] }],
    });
    const { projectId, positions: list } = built!;
    if (state !== 'open')
      await product.database.update(positions).set({ state }).where(eq(positions.projectId, projectId));
    return { positionId: list[0]!.id, address: { projectId, positionIndex: 0 } };
  }

  async function member(
    options: { ready?: boolean; tested?: boolean; language?: 'pt' | 'en'; emailVerified?: boolean } = {},
  ) {
    const { ready = true, tested = ready, ...person } = options;
    const built = await product.person({ role: 'squadMember', name: 'Iara', ...person });
    if (ready) await product.database.insert(profiles).values({ memberId: built.id, content: completeProfile() });
    if (tested) await finishRequiredTests(product.database, built.id);
    return built;
  }

  const mailsTo = (recipient: string) =>
    product.database
      .select()
      .from(mailOutbox)
      .where(eq(mailOutbox.recipient, recipient))
      .orderBy(asc(mailOutbox.createdAt));
  const historyOf = (id: string) =>
    product.database
      .select()
      .from(applicationHistory)
      .where(eq(applicationHistory.applicationId, id))
      .orderBy(asc(applicationHistory.at));
  const advance = (
    id: string,
    change: { event: 'moved' | 'disqualified' | 'hired' | 'setAside'; toStage?: 'qualify'; reason?: string },
  ) =>
    product.database.transaction((transaction) =>
      advanceApplication(transaction, {
        applicationIds: [id],
        reach: { workspaceIds: [workspaceId] },
        actorId: owner.id,
        ...change,
      }),
    );

  return { product, owner, workspaceId, vacancy, member, mailsTo, historyOf, advance };
}
