import { eq } from 'drizzle-orm';
import { buildPeople } from '#accounts/builders.ts';
import { defineDemoCapability } from '#platform/capability/demo-capability.ts';
import { buildWorkspaces } from '#workspaces/builders.ts';
import { demoCompanies, mainLegalCompany } from '#workspaces/demo/companies.ts';
import { workspaces } from '#workspaces/server/tables.ts';
import { permissionPresets } from '#workspaces/people/rules/permission-presets.ts';

/** Companies with their owners; the recruiter serves the first three. */
export const capability = defineDemoCapability({
  plant: async ({ database }, { staff }) => {
    const owners = await buildPeople(
      database,
      demoCompanies.map(({ ownerEmail, language, firstName, lastName }) => ({
        role: 'squadOwner' as const,
        name: `${firstName} ${lastName}`,
        email: ownerEmail,
        language,
      })),
    );
    const companies = await buildWorkspaces(
      database,
      demoCompanies.map(({ ownerEmail: _, language: __, ...company }, index) => ({
        ...company,
        ownerId: owners[index]!.id,
        recruiterIds: index < 3 ? [staff.recruiterId] : [],
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
    const { id: workspaceId, ownerId } = companies[0]!;
    await database
      .update(workspaces)
      .set({ legalCompany: { ...mainLegalCompany, version: 1 } })
      .where(eq(workspaces.id, workspaceId));
    return { companies, mainCompany: { workspaceId, ownerId, colleagueId: owners.at(-1)!.id } };
  },
});

declare module '#platform/capability/demo-capability.ts' {
  interface DemoWorld {
    companies: readonly { id: string; ownerId: string }[];
    /** The first, with most records, and one of those who work in its space. */
    mainCompany: { workspaceId: string; ownerId: string; colleagueId: string };
  }
}
