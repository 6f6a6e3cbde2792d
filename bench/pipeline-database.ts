import { readFileSync } from 'node:fs';
import { buildPeople } from '#accounts/builders.ts';
import { buildApplications } from '#applications/builders.ts';
import type { Stage } from '#applications/rules/stages.ts';
import { openConnection } from '#platform/db/connection.ts';
import { believableProfile, buildProfiles } from '#profiles/builders.ts';
import { buildProjects } from '#projects/builders.ts';
import { loadCatalogue } from '#taxonomy/server/load-catalogue.ts';
import { buildWorkspaces } from '#workspaces/builders.ts';
import { ensureBenchDatabase } from './bench-database.ts';

export const pipelineOwner = 'pipeline-owner@bench.test';
const candidates = 1_000;
const peoplePerStatement = 500;
/** Later columns have fewer candidates; the first one is the longest. */
const shares: readonly (readonly [Stage, number])[] = [
  ['new', 0.45],
  ['qualify', 0.2],
  ['screeningInterview', 0.12],
  ['clientSubmission', 0.08],
  ['clientInterview', 0.05],
  ['waitingClientDecision', 0.03],
  ['offered', 0.02],
  ['disqualified', 0.05],
];

/** A database with one position that a thousand people applied to. */
export function ensurePipeline(): Promise<string> {
  return ensureBenchDatabase({
    name: 'pipeline',
    recipe: readFileSync(import.meta.filename, 'utf8'),
    fill: async (connectionString) => {
      const connection = openConnection(connectionString, 2);
      try {
        await fillPipeline(connection.database);
        await connection.pool.query('vacuum analyze');
      } finally {
        await connection.close();
      }
    },
  });
}

async function fillPipeline(database: ReturnType<typeof openConnection>['database']): Promise<void> {
  await loadCatalogue(database);
  const [owner] = await buildPeople(database, [{ role: 'squadOwner', name: 'Olívia Prado', email: pipelineOwner }]);
  const [workspace] = await buildWorkspaces(database, [{ ownerId: owner!.id, company: 'Casa Ipê' }]);
  const [project] = await buildProjects(database, {
    workspaceId: workspace!.id,
    createdBy: owner!.id,
    projects: [{ positions: [{ title: 'Desenvolvedor React' }] }],
  });
  for (let from = 0; from < candidates; from += peoplePerStatement) {
    const profiles = Array.from({ length: peoplePerStatement }, (_, index) => believableProfile(from + index));
    const members = await buildPeople(
      database,
      profiles.map(({ displayName }, index) => ({
        role: 'squadMember',
        name: displayName,
        email: `candidate-${from + index}@bench.test`,
      })),
    );
    await buildProfiles(
      database,
      members.map(({ id }, index) => ({ memberId: id, profile: profiles[index]! })),
    );
    await buildApplications(
      database,
      members.map(({ id }, index) => ({
        positionId: project!.positions[0]!.id,
        memberId: id,
        stage: stageAt((index + 0.5) / peoplePerStatement),
      })),
    );
  }
}

function stageAt(share: number): Stage {
  let upTo = 0;
  for (const [stage, part] of shares) {
    upTo += part;
    if (share < upTo) return stage;
  }
  return 'new';
}
