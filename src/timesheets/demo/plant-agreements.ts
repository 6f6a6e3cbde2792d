import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Database } from '#platform/db/connection.ts';
import { projectProfessionals } from '#projects/professionals/server/tables.ts';

/** Hours a month and cents per hour, in the order of the hires: the net is what the first service fee, of 15 %, leaves. */
const agreements = [
  { agreedHours: 160, agreedNet: 93_50, agreedGross: 110_00 },
  { agreedHours: 120, agreedNet: 85_00, agreedGross: 100_00 },
  { agreedHours: 80, agreedNet: 59_50, agreedGross: 70_00 },
];

/** What the people of the running project agreed on, as by a negotiation. */
export async function plantAgreements(database: Database, projectId: string): Promise<void> {
  const hires = await database
    .select({ id: projectProfessionals.id })
    .from(projectProfessionals)
    .where(and(eq(projectProfessionals.projectId, projectId), isNull(projectProfessionals.endedAt)))
    .orderBy(asc(projectProfessionals.hiredAt));
  for (const [index, { id }] of hires.entries())
    await database
      .update(projectProfessionals)
      .set({ ...agreements[index % agreements.length]!, agreedCurrency: 'BRL', pricedAt: new Date() })
      .where(eq(projectProfessionals.id, id));
}
