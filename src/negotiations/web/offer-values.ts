import { isStartWithin } from '#negotiations/rules/start-date.ts';
import { MAXIMUM_HOURLY_CENTS, MAXIMUM_MONTHLY_HOURS, MESSAGE_LENGTH, OFFER_DAYS } from '#negotiations/rules/terms.ts';
import type { NegotiationView } from '#negotiations/schemas.ts';
import { readDraft } from '#ui/form/use-draft.ts';
import type { OfferToSend } from './use-interaction.ts';

/** The values of an offer's form so far. */
export interface OfferValues {
  monthlyHours: number | null;
  hourlyNet: number | null;
  hourlyGross: number | null;
  startDate: string;
  message: string;
  validDays: number;
}

type Problem = 'missing' | 'hours' | 'value' | 'netAboveGross' | 'start' | 'length';

/** One draft per answered offer, so that values typed against an older one are not reused. */
export function draftKey({ applicationId, interactions }: NegotiationView): string {
  return `budget-offer:${applicationId}:${interactions.length}`;
}

/** Typed values if any, otherwise the last offered figures, otherwise the vacancy's. */
export function firstValues(view: NegotiationView): OfferValues {
  const last = view.interactions.findLast(({ figures }) => figures !== null)?.figures;
  const base = { monthlyHours: view.wantedHours, hourlyNet: null, hourlyGross: null, startDate: '' };
  return readDraft<OfferValues>(draftKey(view)) ?? { ...base, ...last, message: '', validDays: OFFER_DAYS };
}

/** The server's rules, checked while the form is filled in. `netFollows`: nobody types it. */
export function problemsOf(values: OfferValues, netFollows: boolean): Partial<Record<keyof OfferValues, Problem>> {
  const { monthlyHours, hourlyNet, hourlyGross, startDate, message } = values;
  const typed = [['hourlyGross', hourlyGross] as const, ['hourlyNet', hourlyNet] as const];
  const problems: Partial<Record<keyof OfferValues, Problem>> = {};
  if (monthlyHours === null) problems.monthlyHours = 'missing';
  else if (!Number.isInteger(monthlyHours) || monthlyHours < 1 || monthlyHours > MAXIMUM_MONTHLY_HOURS)
    problems.monthlyHours = 'hours';
  for (const [name, cents] of netFollows ? typed.slice(0, 1) : typed) {
    if (cents === null) problems[name] = 'missing';
    else if (cents < 1 || cents > MAXIMUM_HOURLY_CENTS) problems[name] = 'value';
  }
  if (!netFollows && hourlyNet !== null && hourlyGross !== null && hourlyNet > hourlyGross)
    problems.hourlyNet = 'netAboveGross';
  if (startDate === '') problems.startDate = 'missing';
  else if (!isStartWithin(startDate, new Date())) problems.startDate = 'start';
  if (message.length > MESSAGE_LENGTH) problems.message = 'length';
  return problems;
}

/** The offer to send, when nothing is missing or wrong. */
export function readyOffer(values: OfferValues, netFollows: boolean): OfferToSend | null {
  const { monthlyHours, hourlyNet, hourlyGross, ...rest } = values;
  if (Object.keys(problemsOf(values, netFollows)).length > 0) return null;
  if (monthlyHours === null || hourlyGross === null) return null;
  return { monthlyHours, hourlyNet: netFollows ? null : hourlyNet, hourlyGross, ...rest };
}
