import { desc, eq } from 'drizzle-orm';
import { makeCaller } from '#application/testing/caller.ts';
import { shareTestProduct, startTestProduct, type TestProduct } from '#application/testing/test-product.ts';
import { type Permission, permissions } from '#platform/access/permissions.ts';
import { mailOutbox } from '#platform/db/tables.ts';
import { buildWorkspaces } from '#workspaces/builders.ts';

export type SpacePerson = Awaited<ReturnType<TestProduct['person']>>;

/** Companies and people for tests of spaces. With settings, they get a product of their own. */
export async function startSpaceWorld(settings?: Record<string, string>) {
  const product = await (settings ? startTestProduct(settings) : shareTestProduct());

  /** A company with its owner. */
  async function company(
    name = 'Casa Ipê',
    colleagues: { userId: string; permissions: readonly Permission[] }[] = [],
    language: 'pt' | 'en' = 'en',
  ) {
    const owner = await product.person({ role: 'squadOwner', name: 'Marina Fontes', language });
    const [space] = await buildWorkspaces(product.database, [{ ownerId: owner.id, company: name, colleagues }]);
    return { ...owner, workspaceId: space!.id };
  }

  /** A company whose space has one colleague, who has a company too. */
  async function companyWithColleague(rights: readonly Permission[] = permissions) {
    const colleague = await company('Vizinha', [], 'pt');
    const owner = await company('Casa Ipê', [{ userId: colleague.id, permissions: rights }]);
    const inSpace = makeCaller((key, parts = {}) =>
      colleague.call.raw(key, { ...parts, headers: { workspaceid: owner.workspaceId, ...parts.headers } }),
    );
    return { owner, colleague: { ...colleague, inSpace } };
  }

  /** A project as the form posts it. */
  const postProject = (call: SpacePerson['call'], headers = {}) =>
    call('POST /project/post', {
      body: { positions: [{ title: 'Designer', aboutOpportunity: 'You design.' }] },
      headers,
    });

  const mailsTo = (email: string) =>
    product.database.select().from(mailOutbox).where(eq(mailOutbox.recipient, email)).orderBy(desc(mailOutbox.id));

  /** The code in the latest invitation to an address. */
  async function codeFor(email: string): Promise<string> {
    const [mail] = await mailsTo(email);
    return decodeURIComponent(/invite-view\/([^/\s]+)\//.exec(mail!.textBody)![1]!);
  }

  /** Invites an address and returns the parameters of the link. */
  async function invite(owner: SpacePerson & { workspaceId: string }, email: string, more = {}) {
    const answer = await owner.call('PATCH /workspace/inviteUser', { body: { invitationEmail: email, ...more } });
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
    return { invitationId: await codeFor(email), ownerWorkspaceId: owner.workspaceId };
  }

  return { product, company, companyWithColleague, postProject, mailsTo, codeFor, invite };
}
