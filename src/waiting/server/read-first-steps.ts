import { sql } from 'drizzle-orm';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { type FirstStep, firstSteps } from '#waiting/rules/first-steps.ts';

/** The first steps of the request's space, each done or not as its records say. */
export async function readFirstSteps({ database, workspace, ports }: SignedInContext) {
  if (!workspace?.isOwner) return { steps: [] };
  const { id } = workspace;
  const [done] = (
    await database.execute<Record<Exclude<FirstStep, 'credits'>, boolean>>(sql`
      select
        about <> '' as company,
        exists (select from workspace_members where workspace_id = ${id})
          or exists (select from workspace_invitations where workspace_id = ${id}) as colleague,
        exists (select from positions where workspace_id = ${id} and published_at is not null) as vacancy,
        exists (select from applications where workspace_id = ${id}) as candidates
      from workspaces where id = ${id}`)
  ).rows;
  const credits = await ports.hasHadCredits(database, id);
  const steps = firstSteps.map((step) => ({ step, isDone: step === 'credits' ? credits : Boolean(done?.[step]) }));
  return { steps: steps.every(({ isDone }) => isDone) ? [] : steps };
}
