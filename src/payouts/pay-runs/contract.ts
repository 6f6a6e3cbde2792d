import { z } from 'zod';
import { approvalErrors } from '#second-approvals/errors.ts';
import { fileAnswer } from '#platform/contract/file-answer.ts';
import { binaryBody, defineContract, operation } from '#platform/contract/operation.ts';
import { payoutsHappenings } from '#payouts/happenings.ts';
import { approvalHappenings } from '#second-approvals/happenings.ts';
import { cents, currency, cursor, done, moment } from '#platform/contract/schemas.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import { payoutsErrors } from '#payouts/errors.ts';
import { walletErrors } from '#wallet/errors.ts';
import { returnProblems } from './rules/cnab/occurrences.ts';
import { holdReasons } from './rules/hold-reasons.ts';
import { failureReasons, paymentStates, runStates } from './rules/payment-states.ts';
import { approvalReasons } from '#second-approvals/rules/outgoing.ts';

const {
  accountGone,
  fileAnswered,
  keyStillWrong,
  ledgerDiffers,
  noReturnFile,
  notPaidByHand,
  nothingToPay,
  nothingToRemit,
  paymentAbroad,
  paymentBlocked,
  paymentEnded,
  paymentNotDue,
  previewChanged,
  returnOfAnother,
  taxesTakeAll,
} = payoutsErrors;
const { alreadyAsked } = approvalErrors;
const { inDebt, notEnough } = walletErrors;
const access = { roles: ['admin'] } as const;
const { notFound } = platformErrors;
const ofRun = z.object({ runId: z.uuid() });
const ofPayment = z.object({ paymentId: z.uuid() });

/** Minutes and cents: of reais where no currency stands beside them. */
const sums = z.object({ minutes: z.int(), grossCents: z.int(), netCents: z.int() });
const taxes = z.object({ inssCents: cents, irrfCents: cents, issCents: cents });

const previewHire = sums.extend({
  hireId: z.uuid(),
  projectTitle: z.string(),
  company: z.string(),
  /** Why nothing of it is paid; null: it is. */
  hold: z.enum(holdReasons).nullable(),
  /** Payable, and covered by no credits. */
  waitingMinutes: z.int(),
  /** Of all its amounts; others than reais are paid by hand. */
  currency,
});
const previewPerson = z.object({
  memberId: z.uuid(),
  /** The account is deleted: a run waits until two administrators say that the person was paid outside. */
  isGone: z.boolean(),
  name: z.string(),
  image: z.string().nullable(),
  /** The sums of what is paid. */
  ...sums.shape,
  /** What is withheld from somebody without a company; null: nobody typed it, or nothing is. */
  taxes: taxes.nullable(),
  /** The net of hours for which taxes are typed; 0: they work as a company, or nothing is due. */
  netToTaxCents: z.int(),
  hires: z.array(previewHire),
});
export type PreviewPerson = z.output<typeof previewPerson>;

const runView = sums.extend({
  runId: z.uuid(),
  currency,
  /** Withheld from people without a company. */
  taxCents: z.int(),
  state: z.enum(runStates),
  peopleCount: z.int(),
  createdBy: z.string(),
  createdAt: moment,
  neededApproval: z.array(z.enum(approvalReasons)),
  paidCents: z.int(),
  paidCount: z.int(),
  brokenCount: z.int(),
});
export type RunView = z.output<typeof runView>;

export const paymentFacts = z.object({
  paymentId: z.uuid(),
  cents: z.int(),
  /** Withheld beside it, from somebody without a company. */
  taxCents: z.int(),
  /** Only its end; empty: it went by no key. */
  key: z.string(),
  state: z.enum(paymentStates),
  reason: z.enum(failureReasons).nullable(),
  /** A hire of it was blocked before it left: it is not sent until that is lifted. */
  isBlocked: z.boolean(),
  paidAt: moment.nullable(),
});

const paymentView = paymentFacts.extend({
  memberId: z.uuid(),
  /** The account is deleted. */
  isGone: z.boolean(),
  name: z.string(),
  image: z.string().nullable(),
  attempt: z.int(),
  /** A second administrator was asked to mark it as paid by hand, to send it again, or whether it came back. */
  isAsked: z.boolean(),
  /** The money is the person's: its run pays, and the companies are debited. Before that it cannot be marked as paid. */
  isCredited: z.boolean(),
  /** Notas fiscais of its hours; `hasFile`: it can be downloaded. */
  notas: z.array(z.object({ notaId: z.uuid(), number: z.string(), hasFile: z.boolean() })),
});
export type PaymentView = z.output<typeof paymentView>;

const remittanceView = z.object({
  fileId: z.uuid(),
  number: z.int(),
  paymentCount: z.int(),
  cents: z.int(),
  createdBy: z.string(),
  createdAt: moment,
  /** Payments of which the bank has not said what became of them. */
  openCount: z.int(),
  /** It can be downloaded. */
  isKept: z.boolean(),
  /** The bank refused it at upload: a second administrator was asked, or its payments go into the next file. */
  isAsked: z.boolean(),
  isWithdrawn: z.boolean(),
  /** No return has named it. */
  canWithdraw: z.boolean(),
});
export type RemittanceView = z.output<typeof remittanceView>;

/** A payment at the bank, of which the bank said what nobody understands: somebody asks it. */
const unclearPayment = z.object({
  paymentId: z.uuid(),
  name: z.string(),
  cents: z.int(),
  /** Names the file that it is in. */
  fileNumber: z.int(),
  /** The occurrences as the bank wrote them. */
  codes: z.string(),
});
export type UnclearPayment = z.output<typeof unclearPayment>;

const returnAnswer = z.object({
  paid: z.int(),
  failed: z.int(),
  /** Came back after they were paid: a second administrator has to confirm it. */
  returned: z.int(),
  /** The bank took them and has not paid yet, or they were known already. */
  unchanged: z.int(),
  /** How many payments of the file somebody has to look at, and the first 100 of them. */
  toCheckCount: z.int(),
  toCheck: z.array(
    z.object({
      line: z.int(),
      /** The number of the payment as the file has it. */
      document: z.string(),
      cents: z.int().nullable(),
      codes: z.string(),
      problem: z.enum(returnProblems),
    }),
  ),
});
export type ReturnAnswer = z.output<typeof returnAnswer>;

/** A return of many days is some megabytes. */
const RETURN_BYTES = 20 * 1024 * 1024;

export const payRunsContract = defineContract({
  'GET /payRuns': operation({
    summary: 'Pay runs, newest first',
    access,
    query: z.object({ cursor: z.uuid().optional() }),
    output: z.object({ runs: z.array(runView), next: z.string().nullable() }),
  }),
  'GET /payRuns/preview': operation({
    summary: 'Who would be paid now and how much, and who waits for what; the first 300 people and the sum of all',
    access,
    output: z.object({
      people: z.array(previewPerson),
      peopleCount: z.int(),
      /** The sums over those who are paid. */
      total: sums.extend({ peopleCount: z.int(), taxCents: z.int() }),
      approval: z.array(z.enum(approvalReasons)),
      /** The newest proof found differences: nobody is paid before they are explained. */
      ledgerDiffers: z.boolean(),
    }),
  }),
  'POST /payRuns': operation({
    summary:
      'Freezes what the preview showed, and starts paying it or asks a second administrator; of a hire in another currency than reais just its hours, to pay them by hand',
    access,
    changes: [payoutsHappenings.payRunFrozen, approvalHappenings.asked],
    body: z.object({ grossCents: cents, netCents: cents, taxCents: cents.default(0), hireId: z.uuid().optional() }),
    status: 201,
    output: z.object({ runId: z.uuid() }),
    errors: [nothingToPay, previewChanged, ledgerDiffers, alreadyAsked, notEnough, inDebt],
  }),
  'PUT /withheldTaxes/{memberId}': operation({
    summary: 'Types what is withheld from a person without a company, for just the hours that are due now',
    access,
    changes: [payoutsHappenings.taxesTyped],
    params: z.object({ memberId: z.uuid() }),
    body: taxes.extend({ netCents: cents }),
    output: done,
    errors: [previewChanged, taxesTakeAll],
  }),
  'GET /payRuns/{runId}': operation({
    summary: 'One pay run with its payments: first those that did not reach anybody',
    access,
    params: ofRun,
    query: z.object({ cursor: cursor.optional() }),
    output: z.object({ run: runView, payments: z.array(paymentView), next: z.string().nullable() }),
    errors: [notFound],
  }),
  'GET /remittances': operation({
    summary: 'Payments that wait for a file to the bank, those to ask the bank about, and the newest 30 files',
    access,
    output: z.object({
      /** This installation pays by files. */
      enabled: z.boolean(),
      waitingCount: z.int(),
      waitingCents: z.int(),
      files: z.array(remittanceView),
      unclear: z.array(unclearPayment),
    }),
  }),
  'POST /remittances': operation({
    summary: 'Writes the waiting payments into a CNAB 240 file',
    access,
    changes: [payoutsHappenings.remittanceMade],
    status: 201,
    output: z.object({ fileId: z.uuid() }),
    errors: [nothingToRemit, ledgerDiffers],
  }),
  'GET /remittances/{fileId}/file': operation({
    summary: 'The file to give to the bank, as long as the bank has not answered all of it',
    access,
    params: z.object({ fileId: z.uuid() }),
    output: fileAnswer,
    errors: [notFound],
  }),
  'POST /remittances/{fileId}/withdrawal': operation({
    summary:
      'Asks a second administrator to confirm that the bank refused a file at upload: its payments go into the next one',
    access,
    changes: [approvalHappenings.asked],
    params: z.object({ fileId: z.uuid() }),
    output: z.object({ asked: z.literal(true) }),
    errors: [notFound, fileAnswered, alreadyAsked],
  }),
  'POST /remittances/returns': operation({
    summary: 'Reads a return file of the bank: what became of each payment, and which lines somebody has to check',
    access,
    changes: [
      payoutsHappenings.returnTaken,
      payoutsHappenings.paymentPaid,
      payoutsHappenings.paymentPaidTwice,
      payoutsHappenings.fileReturnAsked,
      approvalHappenings.asked,
    ],
    body: binaryBody(['application/octet-stream'], RETURN_BYTES),
    output: returnAnswer,
    errors: [noReturnFile, returnOfAnother],
  }),
  'POST /payments/{paymentId}/retry': operation({
    summary: 'Sends a payment that failed or came back again, to the person’s key of now',
    access,
    changes: [payoutsHappenings.paymentRetried, payoutsHappenings.retryAsked, approvalHappenings.asked],
    params: ofPayment,
    output: z.object({ asked: z.boolean() }),
    errors: [notFound, paymentEnded, paymentBlocked, paymentAbroad, keyStillWrong, accountGone, alreadyAsked],
  }),
  'POST /payments/{paymentId}/byHand': operation({
    summary: 'Asks a second administrator to confirm that a payment was made outside of the product',
    access,
    changes: [payoutsHappenings.handPaymentAsked, approvalHappenings.asked],
    params: ofPayment,
    output: z.object({ asked: z.literal(true) }),
    errors: [notFound, paymentEnded, paymentNotDue, ledgerDiffers, paymentBlocked, alreadyAsked],
  }),
  'POST /payments/{paymentId}/returned': operation({
    summary: 'Asks a second administrator to confirm that a bank sent back what was paid outside of the product',
    access,
    changes: [payoutsHappenings.handReturnAsked, approvalHappenings.asked],
    params: ofPayment,
    output: z.object({ asked: z.literal(true) }),
    errors: [notFound, notPaidByHand, alreadyAsked],
  }),
});
