import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { buildPeople } from '#accounts/builders.ts';
import { buildApplications, finishRequiredTests } from '#applications/builders.ts';
import { believableProfile, buildProfiles } from '#profiles/builders.ts';
import { buildProjects } from '#projects/builders.ts';
import { loadCatalogue } from '#taxonomy/server/load-catalogue.ts';
import { buildWorkspaces } from '#workspaces/builders.ts';
import { ensureBenchDatabase, throughClient } from './bench-database.ts';
import { fillVacancies } from './fill-vacancies.ts';

export const applicantEmail = 'applicant@bench.test';
export const askingCompany = 'Casa Ipê';
export const askedVacancies = 1_000;
const otherVacancies = 100_000;
const positionsPerProject = 4;
const recipe = ['fill-vacancies.ts', 'vacancy-words.ts', 'eligibility-database.ts']
  .map((file) => readFileSync(join(import.meta.dirname, file), 'utf8'))
  .join('\n');

/** A database of 101,000 vacancies: a thousand of one company, and a member who may apply and has applied to every tenth of these. */
export function ensureApplicant(): Promise<string> {
  return ensureBenchDatabase({
    name: 'eligibility',
    recipe,
    fill: throughClient(async (client) => {
      await fillVacancies(client, otherVacancies);
      await fillApplicant(client);
    }),
  });
}

async function fillApplicant(client: pg.Client): Promise<void> {
  const database = drizzle(client);
  await loadCatalogue(database);
  const profile = believableProfile(0);
  const [member, owner] = await buildPeople(database, [
    { role: 'squadMember', name: profile.displayName, email: applicantEmail },
    { role: 'squadOwner', name: 'Olívia Prado', email: 'asking-owner@bench.test' },
  ]);
  const memberId = member!.id;
  await buildProfiles(database, [{ memberId, profile }]);
  await finishRequiredTests(database, memberId);
  const [workspace] = await buildWorkspaces(database, [{ ownerId: owner!.id, company: askingCompany }]);
  const titles = Array.from({ length: positionsPerProject }, (_, index) => ({ title: `Vaga ${index + 1}` }));
  const projects = await buildProjects(database, {
    workspaceId: workspace!.id,
    createdBy: owner!.id,
    projects: Array.from({ length: askedVacancies / positionsPerProject }, () => ({ positions: titles })),
  });
  const applied = projects.flatMap(({ positions }) => positions).filter((_, index) => index % 10 === 0);
  await buildApplications(
    database,
    applied.map(({ id }, index) => ({ positionId: id, memberId, state: index % 2 === 0 ? 'active' : 'withdrawn' })),
  );
}
