import type { SignedInContext } from '#platform/http/request-context.ts';
import { ledgerDiffers } from '#wallet/ledger/server/open-differences.ts';
import { findApprovalReasons } from '#second-approvals/rules/outgoing.ts';
import { readOutgoingToday } from '#second-approvals/server/count-outgoing.ts';
import { evidenceOf, sumOf } from './freeze-run.ts';
import { isInRun, listPayableHires, netToTax, type PayableHire } from './payable-hires.ts';

const PEOPLE_SHOWN = 300;

/** What a run of now would pay to whom, and what waits for what: those about whom somebody has to do something first. */
export async function readPreview({ database, settings: { dailyLimitCents, requireNota }, now }: SignedInContext) {
  const hires = await listPayableHires(database, { requireNota });
  const paid = hires.filter(isInRun);
  const people = [...Map.groupBy(hires, ({ memberId }) => memberId).values()].toSorted(
    (one, other) => Number(other.some(takesHands)) - Number(one.some(takesHands)),
  );
  const total = sumOf(paid);
  return {
    people: people.slice(0, PEOPLE_SHOWN).map(presentPerson),
    peopleCount: people.length,
    total,
    approval: findApprovalReasons({
      ...{ cents: total.netCents, centsOfToday: await readOutgoingToday(database, now), dailyLimitCents, now },
      ...evidenceOf(paid),
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
