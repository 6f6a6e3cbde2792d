import { startTestProduct, type TestProduct } from '#application/testing/test-product.ts';
import { buildApplications } from '#applications/builders.ts';
import { completeProfile } from '#profiles/rules/complete-profile.ts';
import type { Profile } from '#profiles/rules/profile.ts';
import { columnsOf } from '#profiles/server/queries.ts';
import { profiles } from '#profiles/server/tables.ts';
import { buildProjects, type PositionToBuild } from '#projects/builders.ts';
import { buildWorkspaces } from '#workspaces/builders.ts';

export type Person = Awaited<ReturnType<TestProduct['person']>>;

export const potter: PositionToBuild = {
  title: 'Ceramista',
  tags: ['Torno', 'Esmalte'].map((name) => ({ kind: 'skills', name })),
  workModel: 'remote',
  experienceYears: 3,
  hiringModel: 'PJ',
  monthlyHours: 160,
  payPeriod: 'hour',
  payMinimum: 80_00,
  payMaximum: 120_00,
  requiredLanguages: [{ language: 'en', proficiency: 'intermediate' }],
};

/** A company with a vacancy for potters, staff, another company, and a way to add professionals. */
export async function startSuggestionWorld(settings: Record<string, string> = {}) {
  const product = await startTestProduct(settings);
  const { database } = product;
  const person = (role: 'squadOwner' | 'recruiter' | 'admin', name: string) =>
    product.person({ role, name, language: 'pt' });
  const [owner, otherOwner, watcher, recruiter, admin] = await Promise.all([
    person('squadOwner', 'Olga Dona'),
    person('squadOwner', 'Outra Dona'),
    person('squadOwner', 'Colega'),
    person('recruiter', 'Bruno Leal'),
    person('admin', 'Ada'),
  ]);
  const [mine] = await buildWorkspaces(database, [
    {
      ownerId: owner.id,
      company: 'Barro',
      recruiterIds: [recruiter.id],
      colleagues: [{ userId: watcher.id, permissions: [] }],
    },
    { ownerId: otherOwner.id, company: 'Vizinha' },
  ]);
  const workspaceId = mine!.id;

  async function project(positions: readonly PositionToBuild[] = [potter]) {
    const [built] = await buildProjects(database, {
      workspaceId,
      createdBy: owner.id,
      projects: [{ title: 'Ateliê', positions }],
    });
    return { projectId: built!.projectId, positionId: built!.positions[0]!.id };
  }

  /** A professional whom companies may find, with the given profile. */
  async function professional(name: string, change: Partial<Profile> = {}, listed = true) {
    const built = await product.person({ role: 'squadMember', name });
    const content = { ...completeProfile(), jobTitle: 'Ceramista', displayName: name, ...change };
    await database
      .insert(profiles)
      .values({ memberId: built.id, ...columnsOf(content), ...(listed && { listedAt: new Date() }) });
    return { ...built, name };
  }

  const list = (who: Person, projectId: string, query: Record<string, string | number | boolean> = {}) =>
    who.call('GET /myProjects/{projectId}/positions/{positionIndex}/suggestedProfessionals', {
      params: { projectId, positionIndex: 0 },
      query,
    });
  const names = async (projectId: string, query = {}): Promise<string[]> =>
    (await list(owner, projectId, query)).body.professionals.map(({ name }: { name: string }) => name);
  const invite = (who: Person, projectId: string, memberId: string, message = '') =>
    who.call('POST /myProjects/{projectId}/positions/{positionIndex}/invitations', {
      params: { projectId, positionIndex: 0 },
      body: { memberId, message },
    });
  const apply = (positionId: string, memberId: string) =>
    buildApplications(database, [{ positionId, memberId }]).then(([built]) => built!);
  const headers = { workspaceid: workspaceId };
  return {
    product,
    database,
    owner,
    otherOwner,
    watcher,
    recruiter,
    admin,
    workspaceId,
    headers,
    project,
    professional,
    list,
    names,
    invite,
    apply,
  };
}
