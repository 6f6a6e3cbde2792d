import { z } from 'zod';
import { fileAnswer } from '#platform/contract/file-answer.ts';
import { binaryBody, defineContract, operation } from '#platform/contract/operation.ts';
import { FILE_BYTES } from '#platform/contract/file-types.ts';
import { calendarDate, currency, done, moment, singleLine } from '#platform/contract/schemas.ts';
import { openToUnverified } from '#platform/contract/stated-reasons.ts';
import { payoutsErrors } from '#payouts/errors.ts';
import { payoutsHappenings } from '#payouts/happenings.ts';
import { NUMBER_LENGTH } from '#wallet/statements/rules/invoice-file.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import { holdReasons } from '#payouts/pay-runs/rules/hold-reasons.ts';
import { paymentFacts } from '#payouts/pay-runs/contract.ts';

const access = { roles: ['squadMember'] } as const;

const ownHire = z.object({
  hireId: z.uuid(),
  projectTitle: z.string(),
  company: z.string(),
  /** The currency of all its amounts. */
  currency,
  /** Worked, and waiting for an approval, a deadline or a ruling. */
  openMinutes: z.int(),
  /** Null: the hire has no price yet. */
  openCents: z.int().nullable(),
  /** Approved, and in no run. */
  payableMinutes: z.int(),
  payableCents: z.int().nullable(),
  /** How many of the minutes no credits of the company cover. */
  uncoveredMinutes: z.int(),
  hold: z.enum(holdReasons).nullable(),
  /** Where the operator asks for notas fiscais: of each month (`YYYY-MM`) with payable hours; null: it is missing. */
  notas: z.array(z.object({ month: z.string(), number: z.string().nullable() })),
});
export type OwnHire = z.output<typeof ownHire>;

const ownPayment = paymentFacts.extend({ currency, minutes: z.int(), createdAt: moment });
export type OwnPayment = z.output<typeof ownPayment>;

/** Without hours that have no price; payable ones are in no run yet. */
const sums = z.object({ expectedCents: z.int(), payableCents: z.int(), inRunCents: z.int(), paidCents: z.int() });
export type OwnSums = z.output<typeof sums>;

export const ownPaymentsContract = defineContract({
  'GET /ownPayments': operation({
    summary: 'What the caller is owed for work, by project, and the payments so far, newest first',
    access,
    query: z.object({ cursor: z.uuid().optional() }),
    output: z.object({
      /** The sums in reais. */
      ...sums.shape,
      /** The sums in each other currency in which something is owed or was paid. */
      otherCurrencies: z.array(sums.extend({ currency })),
      hires: z.array(ownHire),
      payments: z.array(ownPayment),
      /** With at least one payment that was paid. */
      years: z.array(z.int()),
      next: z.string().nullable(),
    }),
  }),
  'POST /ownPayments/notas/{hireId}/{month}': operation({
    summary:
      'Attaches the nota fiscal (PDF or XML) of a month of own work (`YYYY-MM`), or another one before it is paid',
    access,
    changes: [payoutsHappenings.notaAttached],
    unverified: openToUnverified.work,
    params: z.object({ hireId: z.uuid(), month: z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/) }),
    query: z.object({
      number: singleLine(NUMBER_LENGTH),
      issuedOn: calendarDate,
    }),
    body: binaryBody(['application/octet-stream'], FILE_BYTES),
    status: 201,
    output: done,
    errors: [platformErrors.notFound, payoutsErrors.notaUsed, payoutsErrors.notaFileUnknown],
    limit: { count: 60, seconds: 3600 },
  }),
  'GET /professionalNotas/{notaId}/file': operation({
    summary: 'The file of a professional’s nota fiscal',
    access: { roles: ['admin'] },
    params: z.object({ notaId: z.uuid() }),
    output: fileAnswer,
    errors: [platformErrors.notFound],
  }),
  'GET /ownPayments/{paymentId}/statement': operation({
    summary: 'The statement of one payment as PDF: each day and project that it pays',
    access,
    params: z.object({ paymentId: z.uuid() }),
    output: fileAnswer,
    errors: [platformErrors.notFound],
    limit: { count: 120, seconds: 3600 },
  }),
  'GET /ownPayments/years/{year}': operation({
    summary: 'All payments of a year as PDF, by month and company, for the tax return',
    access,
    params: z.object({ year: z.coerce.number().int().min(2020).max(2200) }),
    output: fileAnswer,
    errors: [platformErrors.notFound],
    limit: { count: 60, seconds: 3600 },
  }),
});
