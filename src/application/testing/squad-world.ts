import { type Person, startPipelineWorld } from '#application/testing/pipeline-world.ts';
import type { TestProduct } from '#application/testing/test-product.ts';
import type { ProjectStatus } from '#projects/rules/terms.ts';

/** The statuses from the contracts to running work. */
const wayToWork: ProjectStatus[] = [
  'waitingProfessionalSignatures',
  'professionalsOnboarding',
  'awaitingPayment',
  'inOnboarding',
  'ongoing',
];

/** The pipeline's company with a project for which somebody was hired, and shortcuts for events of that professional. */
export async function startSquadWorld(own?: Promise<TestProduct>) {
  const world = await startPipelineWorld(own);
  const { owner, admin } = world;

  const readProject = async (who: Person, projectId: string) =>
    (await who.call('GET /myProjects/{projectId}', { params: { projectId } })).body;
  const readSquad = async (who: Person, projectId: string) =>
    (await who.call('GET /myProjects/{projectId}/professionals', { params: { projectId } })).body;
  async function move(who: Person, projectId: string, status: string, more: Record<string, unknown> = {}) {
    const { version } = await readProject(world.admin, projectId);
    return who.call.raw('PATCH /myProjects/{projectId}/status', {
      params: { projectId },
      body: { version, status, ...more },
    });
  }

  /** One position, two candidates, the first one hired; with `works` the project is running. */
  async function hired({ works = false } = {}) {
    const scene = await world.scene(['offered', 'offered']);
    await world.onCandidate(owner, 'hire', scene.ids[0]!);
    if (works) for (const status of wayToWork) await move(admin, scene.projectId, status);
    const { professionals } = await readSquad(owner, scene.projectId);
    return { ...scene, professionalId: professionals[0]!.id };
  }

  const ask = (who: Person, what: 'blockPayment' | 'deactiveSquadMember', professionalId: string, headers = {}) =>
    who.call(`POST /${what}`, { body: { professionalId, reason: 'Absent since Monday' }, headers });
  const value = { function: 'Data engineer', netHourly: 80_00, grossHourly: 100_00, monthlyHours: 120 };
  const replace = (who: Person, projectId: string, professionalId: string, changes: Record<string, unknown> = {}) =>
    who.call('POST /upsell/{projectId}', {
      params: { projectId },
      body: { kind: 'replacement', professionalId, reason: 'disappeared', value, ...changes },
    });
  const upsell = (who: Person, projectId: string, changes: Record<string, unknown> = {}) =>
    who.call('POST /upsell/{projectId}', {
      params: { projectId },
      body: { kind: 'upsell', value: { ...value, ...changes } },
    });
  return { ...world, hired, move, readProject, readSquad, ask, replace, upsell, value };
}
