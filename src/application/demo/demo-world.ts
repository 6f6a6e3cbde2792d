import { buildPeople } from '#accounts/builders.ts';
import { demoApplications, demoComments, type DemoMember, type DemoVacancy } from '#application/demo/applications.ts';
import { buildDemoAssessments } from '#application/demo/assessments.ts';
import { demoInterviews } from '#application/demo/interviews.ts';
import { buildDemoTools } from '#application/demo/candidate-tools.ts';
import { demoCompanies } from '#application/demo/companies.ts';
import { buildBriefTemplates } from '#application/demo/brief-templates.ts';
import { buildDemoNegotiations } from '#application/demo/negotiations.ts';
import { buildDemoSuggestions } from '#application/demo/suggestions.ts';
import { buildInterviews } from '#candidacies/interviews/builders.ts';
import { buildRunningProject } from '#application/demo/running-project.ts';
import { buildApplications } from '#candidacies/builders.ts';
import { buildComments } from '#pipeline/builders.ts';
import type { Database } from '#platform/db/connection.ts';
import { announceAll } from '#platform/events/live-topics.ts';
import { PROFESSIONALS_TOPIC } from '#profiles/server/announce-professional.ts';
import { believableProfile, buildProfiles } from '#profiles/builders.ts';
import { emptyProfile } from '#profiles/rules/profile.ts';
import { believablePositions } from '#application/demo/vacancies.ts';
import { buildProjects } from '#projects/builders.ts';
import { believableAnswers, buildFinishedTests } from '#quizzes/builders.ts';
import { quizKeys } from '#quizzes/rules/quiz.ts';
import { buildWorkspaces } from '#workspaces/builders.ts';
import { permissionPresets } from '#workspaces/people/rules/permission-presets.ts';

const PROFESSIONALS = 42;
const DAY_MS = 86_400_000;

/**
 * A small plausible world: companies with open vacancies, professionals with complete profiles, pipelines in progress. Throws soon after
 * the signal is aborted.
 */
export async function buildDemoWorld(database: Database, signal?: AbortSignal): Promise<void> {
  const [recruiter, admin] = await buildPeople(database, [
    { role: 'recruiter', name: 'Bruno Leal', email: 'recruiter@demo.test' },
    { role: 'admin', name: 'Lívia Andrade', email: 'admin@demo.test' },
  ]);
  const companies = await buildCompanies(database, recruiter!.id);
  const vacancies = await buildVacancies(database, companies, signal);
  const members = await buildProfessionals(database);
  signal?.throwIfAborted();
  const wanted = demoApplications(vacancies, members);
  const applications = await buildApplications(database, wanted);
  signal?.throwIfAborted();
  const candidates = applications.map((application, index) => ({ ...application, stage: wanted[index]!.stage }));
  const people = { ownerId: companies[0]!.ownerId, colleagueId: companies.at(-1)!.ownerId, recruiterId: recruiter!.id };
  const ofFirst = new Set(vacancies.flatMap(({ id }, index) => (index % 3 === 0 ? [id] : [])));
  const interviews = demoInterviews(
    candidates.filter(({ positionId }) => ofFirst.has(positionId)),
    people,
  );
  await buildInterviews(database, interviews);
  await buildDemoAssessments(
    database,
    candidates.filter(({ positionId }) => ofFirst.has(positionId)),
    { ...people, workspaceId: companies[0]!.id },
  );
  await buildComments(database, demoComments(applications, { authorId: recruiter!.id, positionId: vacancies[0]!.id }));
  await buildDemoNegotiations(
    database,
    wanted.map((one, index) => ({ ...one, id: applications[index]!.id })),
    {
      positionIds: new Set(vacancies.filter((_, index) => index % 3 === 0).map(({ id }) => id)),
      memberId: members[0]!.id,
    },
  );
  const ownVacancies = vacancies.filter(({ id }) => ofFirst.has(id));
  await buildDemoSuggestions(
    database,
    { vacancies: ownVacancies, members, applied: wanted },
    { ownerId: people.ownerId, recruiterId: people.recruiterId, adminId: admin!.id },
  );
  const { id: workspaceId, ownerId } = companies[0]!;
  await buildDemoTools(
    database,
    candidates.filter(({ positionId }) => ofFirst.has(positionId)),
    { workspaceId, ownerId },
  );
  await buildBriefTemplates(database, { workspaceId, ownerId });
  await buildRunningProject(database, { workspaceId, ownerId, adminId: admin!.id, members });
}

async function buildCompanies(database: Database, recruiterId: string) {
  const owners = await buildPeople(
    database,
    demoCompanies.map(({ ownerEmail, language, firstName, lastName }) => ({
      role: 'squadOwner' as const,
      name: `${firstName} ${lastName}`,
      email: ownerEmail,
      language,
    })),
  );
  return buildWorkspaces(
    database,
    demoCompanies.map(({ ownerEmail: _, language: __, ...company }, index) => ({
      ...company,
      ownerId: owners[index]!.id,
      recruiterIds: index < 3 ? [recruiterId] : [],
      // Two owners also work in the first company's space, so that the space switcher has something to show.
      colleagues:
        index === 0
          ? [
              { userId: owners[1]!.id, permissions: permissionPresets.projectManager },
              { userId: owners.at(-1)!.id, permissions: permissionPresets.hiring },
            ]
          : [],
    })),
  );
}

/** Assigns the vacancies to the companies in turn, published over the last weeks. */
async function buildVacancies(
  database: Database,
  companies: readonly { id: string; ownerId: string }[],
  signal: AbortSignal | undefined,
): Promise<DemoVacancy[]> {
  const vacancies: DemoVacancy[] = [];
  for (const [index, position] of believablePositions.entries()) {
    signal?.throwIfAborted();
    // The first company has a third of them, so that its lists are well filled.
    const company = index % 3 === 0 ? companies[0]! : companies[1 + (index % (companies.length - 1))]!;
    const publishedAt = new Date(Date.now() - (index * 0.9 + 0.1) * DAY_MS);
    const projects = [{ title: position.title, positions: [position], publishedAt }];
    const [project] = await buildProjects(database, { workspaceId: company.id, createdBy: company.ownerId, projects });
    vacancies.push({ id: project!.positions[0]!.id, position });
  }
  return vacancies;
}

/** Complete profiles, and finally a person who has just started: `member2@demo.test`. */
async function buildProfessionals(database: Database): Promise<DemoMember[]> {
  const complete = Array.from({ length: PROFESSIONALS }, (_, seed) => believableProfile(seed));
  const beginner = {
    ...emptyProfile(),
    displayName: 'Caio Bittencourt',
    jobTitle: 'Designer de produto',
    level: 4,
    city: 'Porto Alegre',
    country: 'BR',
  };
  const all = [...complete, beginner];
  const people = await buildPeople(
    database,
    all.map((profile, index) => ({
      role: 'squadMember' as const,
      name: profile.displayName,
      email:
        index === 0
          ? 'member@demo.test'
          : profile === beginner
            ? 'member2@demo.test'
            : `professional${index}@demo.test`,
      language: index % 4 === 3 ? ('en' as const) : ('pt' as const),
    })),
  );
  await buildProfiles(
    database,
    all.map((profile, index) => ({
      memberId: people[index]!.id,
      profile,
      // Two thirds want to be found by companies.
      ...(index % 3 !== 0 && profile !== beginner && { listedAt: new Date(Date.now() - 60 * DAY_MS) }),
      ...(index > 0 && profile !== beginner && { changedAt: new Date(Date.now() - ((index * 11) % 47) * DAY_MS) }),
    })),
  );
  // The ranking index may have been built already.
  await announceAll(
    database,
    people.map(({ id }) => ({ topic: PROFESSIONALS_TOPIC, id })),
  );
  const members = complete.map((profile, index) => ({ id: people[index]!.id, profile }));
  await buildTests(database, members);
  return members;
}

/** Everyone with a complete profile has finished the tests that applications require, most the fourth one as well. */
async function buildTests(database: Database, members: readonly DemoMember[]): Promise<void> {
  const tests = members.flatMap(({ id: memberId }, person) =>
    quizKeys
      .filter((quiz) => quiz !== 'softSkills' || person % 4 !== 3)
      .map((quiz, index) => ({
        memberId,
        quiz,
        answers: believableAnswers(quiz, person),
        finishedAt: new Date(Date.now() - (20 + ((person * 3) % 40) - index) * DAY_MS),
      })),
  );
  await buildFinishedTests(database, tests);
}
