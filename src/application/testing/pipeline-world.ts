import { asc, eq } from 'drizzle-orm';
import { shareTestProduct, type TestProduct } from '#application/testing/test-product.ts';
import { buildApplications } from '#applications/builders.ts';
import { applications } from '#applications/server/tables.ts';
import type { Stage } from '#applications/rules/stages.ts';
import type { Permission } from '#platform/access/permissions.ts';
import { mailOutbox } from '#platform/db/tables.ts';
import { believableProfile, buildProfiles } from '#profiles/builders.ts';
import { buildProjects } from '#projects/builders.ts';
import { buildWorkspaces } from '#workspaces/builders.ts';

/** What a company does with one candidate, by the last part of the address. */
type CandidateVerb = 'comments' | 'disqualify' | 'hire' | 'restore' | 'suggestion';
export type Person = Awaited<ReturnType<TestProduct['person']>>;
interface Scene {
  projectId: string;
  members: Person[];
}

/** A company with its people, another company, and shortcuts for what pipeline tests do with candidates. */
export async function startPipelineWorld(own?: Promise<TestProduct>) {
  const product = await (own ?? shareTestProduct());
  let count = 0;
  async function colleagueWith(...permissions: Permission[]) {
    return { person: await product.person({ role: 'squadOwner', name: 'Colega' }), permissions };
  }

  const owner = await product.person({ role: 'squadOwner', name: 'Olga Dona', language: 'pt' });
  const otherOwner = await product.person({ role: 'squadOwner', name: 'Outra' });
  const recruiter = await product.person({ role: 'recruiter', name: 'Bruno Leal' });
  const admin = await product.person({ role: 'admin', name: 'Ada' });
  const colleagues = [
    await colleagueWith(),
    await colleagueWith('chooseSuggested'),
    await colleagueWith('assignProfessionals'),
  ] as const;
  const [watcher, chooser, assigner] = [colleagues[0].person, colleagues[1].person, colleagues[2].person];
  const [mine] = await buildWorkspaces(product.database, [
    {
      ownerId: owner.id,
      company: 'Casa Ipê',
      recruiterIds: [recruiter.id],
      colleagues: colleagues.map(({ person, permissions }) => ({ userId: person.id, permissions })),
    },
    { ownerId: otherOwner.id, company: 'Vizinha' },
  ]);
  const workspaceId = mine!.id;

  /** A fresh project with one candidate per given stage on its first position. */
  async function scene(stages: readonly Stage[], positionCount = 1, language: 'pt' | 'en' = 'pt') {
    const [project] = await buildProjects(product.database, {
      workspaceId,
      createdBy: owner.id,
      projects: [
        {
          title: 'Plataforma de dados',
          positions: Array.from({ length: positionCount }, (_, index) => ({
            title: `Engenharia de dados ${index}`,
            tags: [{ kind: 'skills' as const, name: 'Kafka' }],
          })),
        },
      ],
    });
    const members = await Promise.all(
      stages.map(() => product.person({ role: 'squadMember', name: `Pessoa ${++count}`, language })),
    );
    await buildProfiles(
      product.database,
      members.map((member, index) => ({ memberId: member.id, profile: believableProfile(index) })),
    );
    const positionId = project!.positions[0]!.id;
    const built = await buildApplications(
      product.database,
      members.map((member, index) => ({ positionId, memberId: member.id, stage: stages[index]! })),
    );
    const ids = members.map((member) => built.find(({ memberId }) => memberId === member.id)!.id);
    return { projectId: project!.projectId, positions: project!.positions, positionId, members, ids };
  }

  const board = (who: Person, { projectId }: Scene, query = {}) =>
    who.call('GET /myProjects/{projectId}/positions/{positionIndex}/candidates', {
      params: { projectId, positionIndex: 0 },
      query,
    });
  const move = (who: Person, applicationIds: string[], toStage: string, more = {}, headers = {}) =>
    who.call.raw('POST /candidates/move', { body: { applicationIds, toStage, ...more }, headers });
  const choose = (who: Person, { projectId, members }: Scene, index: number, body?: unknown, positionIndex = 0) =>
    who.call.raw('POST /myProjects/selectFreelancer/{projectId}/{positionIndex}/{freelancerId}', {
      params: { projectId, positionIndex, freelancerId: members[index]!.id },
      ...(body !== undefined && { body }),
    });
  const onCandidate = <Verb extends CandidateVerb>(who: Person, verb: Verb, applicationId: string, body?: unknown) =>
    who.call.raw<`POST /candidates/{applicationId}/${Verb}`>(`POST /candidates/{applicationId}/${verb}`, {
      params: { applicationId },
      ...(body !== undefined && { body }),
    });
  const rowOf = async (id: string) =>
    (await product.database.select().from(applications).where(eq(applications.id, id)))[0]!;
  const mailsTo = (email: string) =>
    product.database
      .select()
      .from(mailOutbox)
      .where(eq(mailOutbox.recipient, email))
      .orderBy(asc(mailOutbox.createdAt), asc(mailOutbox.id));
  const statusesOf = (answers: { status: number }[]) =>
    answers.map(({ status }) => status).toSorted((one, other) => one - other);
  return {
    product,
    owner,
    otherOwner,
    recruiter,
    admin,
    watcher,
    assigner,
    chooser,
    workspaceId,
    scene,
    board,
    move,
    choose,
    onCandidate,
    rowOf,
    mailsTo,
    statusesOf,
    lastName: () => `Pessoa ${count}`,
  };
}
