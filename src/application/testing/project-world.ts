import type { Caller } from '#application/testing/caller.ts';
import type { TestProduct } from '#application/testing/test-product.ts';
import type { Permission } from '#platform/access/permissions.ts';
import { workspaceMembers, workspaces } from '#workspaces/server/tables.ts';

export const vacancy = { title: 'Product designer', aboutOpportunity: 'You design our product.' };

/** An owner with a company, the starting point of project tests. */
export async function buildCompany(product: TestProduct, name = 'Casa Ipê') {
  const owner = await product.person({ role: 'squadOwner', name: 'Marina Fontes' });
  const [workspace] = await product.database
    .insert(workspaces)
    .values({ ownerId: owner.id, company: name })
    .returning({ id: workspaces.id });
  return { ...owner, workspaceId: workspace!.id };
}

export async function buildColleague(product: TestProduct, workspaceId: string, permissions: Permission[]) {
  const person = await product.person({ role: 'squadOwner' });
  await product.database.insert(workspaceMembers).values({ workspaceId, userId: person.id, permissions });
  return person;
}

export const post = (call: Caller, body: unknown, query = {}) => call.raw('POST /project/post', { body, query });

/** Posts a project with one vacancy; returns its id. */
export async function posted(call: Caller, changes = {}, project = {}) {
  const { body } = await post(call, { positions: [{ ...vacancy, ...changes }], ...project });
  return body.projectId;
}

export const read = async (call: Caller, projectId: string) =>
  (await call('GET /myProjects/{projectId}', { params: { projectId } })).body;
