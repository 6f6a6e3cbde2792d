import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '#platform/db/connection.ts';
import type { Currency } from '#platform/money/currencies.ts';
import { projectProfessionals } from './tables.ts';

interface Agreement {
  positionId: string;
  memberId: string;
  figures: {
    monthlyHours: number;
    hourlyNet: number;
    hourlyGross: number;
    currency: Currency;
    /** False: the hire has no price yet, and its hours wait. */
    netIsPaidOut: boolean;
  };
  now: Date;
}

/** Keeps what was agreed with somebody who has just been hired for a position: hours a month, cents per hour. */
export async function takeAgreement(
  transaction: Database,
  { positionId, memberId, figures, now }: Agreement,
): Promise<void> {
  const { monthlyHours, hourlyNet, hourlyGross, currency, netIsPaidOut } = figures;
  await transaction
    .update(projectProfessionals)
    .set({
      ...{ agreedHours: monthlyHours, agreedNet: hourlyNet, agreedGross: hourlyGross, agreedCurrency: currency },
      pricedAt: netIsPaidOut ? now : null,
    })
    .where(
      and(
        eq(projectProfessionals.positionId, positionId),
        eq(projectProfessionals.memberId, memberId),
        isNull(projectProfessionals.endedAt),
      ),
    );
}
