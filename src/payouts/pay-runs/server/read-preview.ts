import type { SignedInContext } from '#platform/http/request-context.ts';
import { ledgerDiffers } from '#wallet/ledger/server/open-differences.ts';
import { approvalReasonsOf } from '#payouts/pay-runs/rules/run-terms.ts';
import { readCentsOfToday, sumOf } from './freeze-run.ts';
import { isInRun, listPayableHires, netToTax, type PayableHire } from './payable-hires.ts';

const PEOPLE_SHOWN = 300;

/** What a run of now would pay to whom, and what waits for what: those about whom somebody has to do something first. */
export async function readPreview({ database, now }: SignedInContext) {
  const hires = await listPayableHires(database);
  const paid = hires.filter(isInRun);
  const people = [...Map.groupBy(hires, ({ memberId }) => memberId).values()].toSorted(
    (one, other) => Number(other.some(takesHands)) - Number(one.some(takesHands)),
  );
  const total = sumOf(paid);
  return {
    people: people.slice(0, PEOPLE_SHOWN).map(presentPerson),
    peopleCount: people.length,
    total,
    approval: approvalReasonsOf({
      cents: total.netCents,
      centsOfToday: await readCentsOfToday(database, now),
      keysChangedAt: paid.map(({ details }) => details?.changedAt ?? null),
      now,
    }),
    ledgerDiffers: await ledgerDiffers(database),
  };
}

const takesHands = (hire: PayableHire) => hire.isGone || !isInRun(hire);

function presentPerson(hires: PayableHire[]) {
  const { memberId, isGone, name, image } = hires[0]!;
  const { minutes, grossCents, netCents } = sumOf(hires.filter(isInRun));
  const taxes = hires.find((hire) => hire.taxes !== null)?.taxes ?? null;
  return {
    ...{ memberId, isGone, name, image, minutes, grossCents, netCents },
    taxes: taxes && { inssCents: taxes.inssCents, irrfCents: taxes.irrfCents, issCents: taxes.issCents },
    netToTaxCents: netToTax(hires),
    hires: hires.map((hire) => ({
      ...{ hireId: hire.hireId, projectTitle: hire.projectTitle, company: hire.company ?? '', hold: hire.hold },
      ...{ minutes: hire.coveredMinutes, grossCents: hire.coveredCents, netCents: hire.netCents },
      waitingMinutes: hire.waitingMinutes,
      byHand: hire.byHand && { currency: hire.currency, ...hire.byHand },
    })),
  };
}
