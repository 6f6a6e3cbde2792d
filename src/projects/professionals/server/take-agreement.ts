import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '#platform/db/connection.ts';
import type { Currency } from '#platform/money/currencies.ts';
import { projectProfessionals } from './tables.ts';

interface Agreement {
  positionId: string;
  memberId: string;
  figures: { monthlyHours: number; hourlyNet: number; hourlyGross: number; currency: Currency };
}

/** Keeps what was agreed with somebody who has just been hired for a position: hours a month, cents per hour. */
export async function takeAgreement(
  transaction: Database,
  { positionId, memberId, figures }: Agreement,
): Promise<void> {
  const { monthlyHours, hourlyNet, hourlyGross, currency } = figures;
  await transaction
    .update(projectProfessionals)
    .set({ agreedHours: monthlyHours, agreedNet: hourlyNet, agreedGross: hourlyGross, agreedCurrency: currency })
    .where(
      and(
        eq(projectProfessionals.positionId, positionId),
        eq(projectProfessionals.memberId, memberId),
        isNull(projectProfessionals.endedAt),
      ),
    );
}
