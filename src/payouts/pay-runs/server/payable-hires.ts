import { and, inArray, isNull, sql } from 'drizzle-orm';
import { readPixKey } from '#platform/brazil/pix-key.ts';
import { isCnpj } from '#platform/brazil/cnpj.ts';
import type { Database } from '#platform/db/connection.ts';
import { pricedMinutes } from '#platform/db/priced-minutes.ts';
import type { Currency } from '#platform/money/currencies.ts';
import { type PaymentDetails, readPaymentDetails } from '#profiles/private/server/payment-details.ts';
import { readKeptIdentities } from '#payouts/fiscal/server/kept-identities.ts';
import { differsFor } from '#wallet/ledger/server/open-differences.ts';
import { type HoldReason, holdReasonOf } from '#payouts/pay-runs/rules/hold-reasons.ts';
import { withheldTaxes } from './taxes/tables.ts';

interface HireRow extends Record<string, unknown> {
  hireId: string;
  memberId: string;
  workspaceId: string;
  projectId: string;
  name: string;
  image: string | null;
  projectTitle: string;
  company: string | null;
  isPriced: boolean;
  isForeign: boolean;
  isBlocked: boolean;
  isDiffering: boolean;
  hasEnded: boolean;
  isGone: boolean;
  currency: Currency;
  coveredMinutes: number;
  coveredCents: number;
  coveredNet: number;
  waitingMinutes: number;
  waitingNet: number;
  /** Of the payable hours, and of those that credits cover (`YYYY-MM`). */
  months: string[];
  coveredMonths: string[];
  /** Numbers of the notas fiscais so far, by month. */
  notaNumbers: Record<string, string>;
}

export type PayableHire = HireRow & {
  /** What is paid out for the covered minutes. */
  netCents: number;
  hold: HoldReason | null;
  details: PaymentDetails | null;
  /** What is withheld from the person's hires together; null: nothing is. */
  taxes: typeof withheldTaxes.$inferSelect | null;
  hasCompany: boolean;
  lacksNota: boolean;
  /** Where the operator asks for them: of each month with payable hours; null: it is missing. */
  notas: { month: string; number: string | null }[];
};

const grossOfEntry = pricedMinutes(sql`e.minutes`, sql`p.agreed_gross`);
const netOfEntry = pricedMinutes(sql`e.minutes`, sql`p.agreed_net`);
/** Credits in other currencies than reais are set aside when their run is frozen: no hours wait for them before. */
const isCovered = sql`(c.entry_id is not null or p.agreed_currency <> 'BRL')`;

/** More people than any run has; what is beyond waits for the next one. */
const MOST_HIRES = 20_000;

/** Every hire with payable hours that are in no run, with what covers them and what holds them; `requireNota`: also a missing nota fiscal. */
export async function listPayableHires(
  database: Database,
  only: { memberId?: string; hireId?: string; requireNota?: boolean } = {},
): Promise<PayableHire[]> {
  const { rows } = await database.execute<HireRow>(sql`
    with payable as (
      select e.hire_id, sum(e.minutes) filter (where ${isCovered}) as covered,
        sum(coalesce(c.cents, ${grossOfEntry})) filter (where ${isCovered}) as cents,
        sum(${netOfEntry}) filter (where ${isCovered}) as covered_net,
        sum(e.minutes) filter (where not ${isCovered}) as waiting,
        sum(${netOfEntry}) filter (where not ${isCovered}) as waiting_net,
        array_agg(distinct to_char(e.local_date, 'YYYY-MM')) as months,
        array_agg(distinct to_char(e.local_date, 'YYYY-MM')) filter (where ${isCovered}) as covered_months
      from time_entries e join project_professionals p on p.id = e.hire_id
      left join covered_hours c on c.entry_id = e.id
      where e.state = 'payable' and (${only.memberId ?? null}::uuid is null or e.member_id = ${only.memberId ?? null}::uuid)
        and (${only.hireId ?? null}::uuid is null or e.hire_id = ${only.hireId ?? null}::uuid)
        and not exists (select from pay_run_entries x where x.entry_id = e.id and x.released_at is null)
      group by e.hire_id)
    select h.id as "hireId", h.member_id as "memberId", h.workspace_id as "workspaceId", h.project_id as "projectId",
      u.name, u.image, p.title as "projectTitle", w.company,
      h.priced_at is not null as "isPriced", coalesce(h.agreed_currency, 'BRL') <> 'BRL' as "isForeign",
      ${differsFor(sql`h.member_id`)} as "isDiffering", h.payment_blocked_at is not null as "isBlocked", h.ended_at is not null as "hasEnded", u.deleted_at is not null as "isGone",
      coalesce(h.agreed_currency, 'BRL') as currency, coalesce(payable.covered, 0)::int as "coveredMinutes",
      coalesce(payable.cents, 0)::float8 as "coveredCents", coalesce(payable.covered_net, 0)::float8 as "coveredNet",
      coalesce(payable.waiting, 0)::int as "waitingMinutes", coalesce(payable.waiting_net, 0)::float8 as "waitingNet",
      payable.months, coalesce(payable.covered_months, '{}') as "coveredMonths",
      (select coalesce(jsonb_object_agg(to_char(n.month, 'YYYY-MM'), n.number), '{}') from professional_notas n where n.hire_id = h.id) as "notaNumbers"
    from payable join project_professionals h on h.id = payable.hire_id join positions o on o.id = h.position_id
    join users u on u.id = h.member_id join projects p on p.id = h.project_id join workspaces w on w.id = h.workspace_id
    where coalesce(o.hiring_model, '') <> 'CLT'
    order by u.name, h.member_id, h.id limit ${MOST_HIRES}`);
  const details = await readPaymentDetails(database, [...new Set(rows.map(({ memberId }) => memberId))]);
  const gone = rows.filter(({ isGone }) => isGone).map(({ memberId }) => memberId);
  const kept = await readKeptIdentities(database, gone);
  const hires = rows.map((row): PayableHire => {
    const own = details.get(row.memberId) ?? null;
    const hasCompany = isCnpj(kept.get(row.memberId)?.taxId ?? own?.companyTaxId ?? '');
    const netCents = Math.min(row.coveredNet, row.coveredCents);
    const company = hasCompany ? 'company' : 'none';
    const asksNota = only.requireNota === true && hasCompany && !row.isForeign && !row.isGone;
    const notas = asksNota ? row.months.map((month) => ({ month, number: row.notaNumbers[month] ?? null })) : [];
    const lacksNota = notas.some(({ month, number }) => number === null && row.coveredMonths.includes(month));
    const hold = holdReasonOf({ ...row, company, lacksNota, pixKey: stateOfKey(own) });
    return { ...row, details: own, netCents, taxes: null, hasCompany, lacksNota, notas, hold };
  });
  return withhold(database, hires);
}

/** Lines by which no payment was made yet. */
export const isOpen = and(isNull(withheldTaxes.paymentId), isNull(withheldTaxes.replacedAt));

/** Whoever works without a company is paid by the lines that were typed for just these hours. */
async function withhold(database: Database, hires: PayableHire[]): Promise<PayableHire[]> {
  const waiting = Map.groupBy(
    hires.filter(({ hold }) => hold === 'noCompany'),
    ({ memberId }) => memberId,
  );
  const open = await database
    .select()
    .from(withheldTaxes)
    .where(and(inArray(withheldTaxes.memberId, [...waiting.keys()]), isOpen));
  const taxesOf = new Map(open.map((row) => [row.memberId, row]));
  return hires.map((hire) => {
    const taxes = taxesOf.get(hire.memberId);
    if (hire.hold !== 'noCompany' || !taxes) return hire;
    const company = taxes.netCents === netToTax(waiting.get(hire.memberId)!) ? 'taxed' : 'otherTaxes';
    return { ...hire, taxes, hold: holdReasonOf({ ...hire, company, pixKey: stateOfKey(hire.details) }) };
  });
}

/** What hires of one person without a company come to before taxes: of those that nothing but taxes or the key holds. */
export function netToTax(hires: readonly PayableHire[]): number {
  const waits = ({ hasCompany, hold }: PayableHire) =>
    !hasCompany && !['unpriced', 'blocked', 'ledgerDiffers', 'foreignCurrency', 'noCredits'].includes(hold ?? '');
  return hires.filter(waits).reduce((sum, { netCents }) => sum + netCents, 0);
}

function stateOfKey(details: PaymentDetails | null): 'missing' | 'wrong' | 'right' {
  if (!details || details.pixKey === '') return 'missing';
  return readPixKey(details.pixKeyKind, details.pixKey) === null ? 'wrong' : 'right';
}

/** The hires that a run pays: nothing holds them, and there is at least a cent for them. */
export const isInRun = ({ hold, netCents }: PayableHire) => hold === null && netCents > 0;
