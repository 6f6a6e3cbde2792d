import { platformErrors } from '#platform/errors/platform-errors.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { spaceIdOf } from '#workspaces/server/own-space.ts';
import { recordAudit } from '#workspaces/server/record-audit.ts';
import { lockMember, presentMember } from '#workspaces/people/server/space-people.ts';

/** The owner starts to view the space as a colleague; from then on the tab's calls name the colleague. */
export async function viewAs(context: SignedInContext, userId: string) {
  const workspaceId = spaceIdOf(context);
  return context.database.transaction(async (transaction) => {
    const found = await lockMember(transaction, workspaceId, userId);
    const isOver = found?.member.expiresAt && found.member.expiresAt <= context.now;
    if (!found || isOver) throw platformErrors.notFound();
    await recordAudit(transaction, {
      workspaceId,
      actorId: context.session.userId,
      action: 'viewedAs',
      subject: found.person.name || found.person.email,
      details: { userId },
    });
    return presentMember(found.member, found.person, context.now);
  });
}
