import { buildPeople } from '#accounts/builders.ts';
import { defineDemoCapability } from '#platform/capability/demo-capability.ts';

/** Our own people. */
export const capability = defineDemoCapability({
  plant: async ({ database }) => {
    const [recruiter, admin] = await buildPeople(database, [
      { role: 'recruiter', name: 'Bruno Leal', email: 'recruiter@demo.test' },
      { role: 'admin', name: 'Lívia Andrade', email: 'admin@demo.test' },
      // What takes two administrators can be tried.
      { role: 'admin', name: 'Rui Prado', email: 'admin2@demo.test' },
    ]);
    return { staff: { recruiterId: recruiter!.id, adminId: admin!.id } };
  },
});

declare module '#platform/capability/demo-capability.ts' {
  interface DemoWorld {
    staff: { recruiterId: string; adminId: string };
  }
}
