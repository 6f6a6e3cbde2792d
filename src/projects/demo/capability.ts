import { defineDemoCapability, type DemoTools, type DemoWorld } from '#platform/capability/demo-capability.ts';
import { buildProjects, type PositionToBuild } from '#projects/builders.ts';
import { buildBriefTemplates } from '#projects/demo/brief-templates.ts';
import { believablePositions } from '#projects/demo/vacancies.ts';
import { vacanciesForAll } from '#projects/demo/vacancies-for-all.ts';

const DAY_MS = 86_400_000;

export interface DemoVacancy {
  id: string;
  workspaceId: string;
  position: PositionToBuild;
}

export const capability = defineDemoCapability({
  plant: async (tools, world) => {
    const vacancies = await plantVacancies(tools, world);
    await plantVacanciesForAll(tools, world);
    await buildBriefTemplates(tools.database, world.mainCompany);
    return { vacancies };
  },
});

/** Assigns the vacancies to the companies in turn, published over the last weeks. */
async function plantVacancies({ database, signal }: DemoTools, { companies }: DemoWorld): Promise<DemoVacancy[]> {
  const vacancies: DemoVacancy[] = [];
  for (const [index, position] of believablePositions.entries()) {
    signal.throwIfAborted();
    // The first company has a third of them, so that its lists are well filled.
    const company = index % 3 === 0 ? companies[0]! : companies[1 + (index % (companies.length - 1))]!;
    const publishedAt = new Date(Date.now() - (index * 0.9 + 0.1) * DAY_MS);
    const projects = [{ title: position.title, positions: [position], publishedAt }];
    const [project] = await buildProjects(database, { workspaceId: company.id, createdBy: company.ownerId, projects });
    vacancies.push({ id: project!.positions[0]!.id, workspaceId: company.id, position });
  }
  return vacancies;
}

/** Nobody has applied to these, so that every professional finds something suitable; those of the first company stay as few as they are. */
async function plantVacanciesForAll({ database }: DemoTools, { companies }: DemoWorld): Promise<void> {
  const others = companies.slice(1);
  for (const [index, position] of vacanciesForAll.entries()) {
    const company = others[index % others.length]!;
    const publishedAt = new Date(Date.now() - (believablePositions.length + index) * 0.9 * DAY_MS);
    const projects = [{ title: position.title, positions: [position], publishedAt }];
    await buildProjects(database, { workspaceId: company.id, createdBy: company.ownerId, projects });
  }
}

declare module '#platform/capability/demo-capability.ts' {
  interface DemoWorld {
    vacancies: readonly DemoVacancy[];
  }
}
