import { z } from 'zod';
import { fileAnswer } from '#platform/contract/file-answer.ts';
import { FILE_BYTES } from '#platform/contract/file-types.ts';
import { binaryBody, defineContract, operation } from '#platform/contract/operation.ts';
import { reportFormats } from '#platform/contract/report-formats.ts';
import {
  calendarDate,
  currency,
  moment,
  oneOrMany,
  queryFlag,
  singleLine,
  version,
} from '#platform/contract/schemas.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import { walletErrors } from '#wallet/errors.ts';
import { walletHappenings } from '#wallet/happenings.ts';
import { invoiceFormats, NUMBER_LENGTH } from './rules/invoice-file.ts';
import { paymentTypes, statementTypes, statementViews } from './rules/statement-lines.ts';

const access = { roles: ['squadOwner', 'admin'], permission: 'accessPayments' } as const;
/** Administrators name the owner. */
const ofOwner = { userId: z.uuid().optional() };
const { notFound, staleVersion, tooLongForPdf } = platformErrors;
const lineType = z.enum([...new Set([...statementTypes, ...paymentTypes])]);
const ofTransaction = z.object({ transactionId: z.uuid() });
/** The nota fiscal comes from elsewhere: whoever runs the product attaches it. */
const attaching = { roles: ['admin'] } as const;
const written = z.object({ version });

const linesFilter = z.object({
  ...ofOwner,
  view: z.enum(statementViews),
  currency: currency.default('BRL'),
  types: oneOrMany(lineType).default([]),
  /** Dates in São Paulo, both included. */
  from: calendarDate.optional(),
  to: calendarDate.optional(),
});
export type LinesFilter = z.output<typeof linesFilter>;

const wallet = z.object({
  currency,
  /** What is free and what is set aside for projects. */
  totalCents: z.int(),
  availableCents: z.int(),
  allocatedCents: z.int(),
  /** On its way out: reserved for payments that are being made. */
  reservedCents: z.int(),
  /** Owed after money was taken back; never above zero. */
  debtCents: z.int(),
  /** Paid in, and not arrived yet. */
  futureCents: z.int(),
});
export type Wallet = z.output<typeof wallet>;

const line = z.object({
  transactionId: z.uuid(),
  at: moment,
  type: lineType,
  currency,
  /** What the company gained; negative, what it lost. */
  cents: z.int(),
  project: z.object({ projectId: z.uuid(), title: z.string() }).nullable(),
  /** Whose work it paid, or what its order is called, in the caller’s language. */
  description: z.string().nullable(),
  /** Minutes of the work that it pays, on the first line of its transaction. */
  minutes: z.int().nullable(),
  /** What the company has after it: available, set aside, being paid out, less what it owes. Null: some types are left out. */
  balanceCents: z.int().nullable(),
  /** The order that brought it. */
  orderId: z.uuid().nullable(),
  /** The nota fiscal that was attached to the payment; `issuedOn`: the date on it; `format`: of its file. */
  invoice: z
    .object({
      number: z.string(),
      issuedOn: z.iso.date().nullable(),
      format: z.enum(invoiceFormats).nullable(),
      version,
    })
    .nullable(),
});
export type WalletLine = z.output<typeof line>;

const fileRequest = linesFilter.extend({ format: z.enum(reportFormats) });
export type FileRequest = z.output<typeof fileRequest>;

const listedLine = line.extend({ abilities: z.object({ invoice: z.boolean() }) });
export type ListedLine = z.output<typeof listedLine>;

export const statementsContract = defineContract({
  'GET /balance': operation({
    summary: 'The balance of the space’s wallet; administrators name the owner',
    access: { roles: ['squadOwner', 'admin'], permission: 'accessPayments' },
    query: z.object({ userId: z.uuid().optional(), wallet: queryFlag.optional() }),
    output: z.object({
      /** Units of the currency, for showing with two decimals. */
      userWallet: z.number(),
      cents: z.int(),
      currency,
    }),
  }),
  'GET /wallet': operation({
    summary: 'What a space holds, by currency; reais always',
    access,
    query: z.object(ofOwner),
    output: z.object({
      company: z.string(),
      wallets: z.array(wallet),
      /** The total in reais less the service fee that it contains, rounded down. */
      discountedCents: z.int(),
      /** Null: nobody worked in the last weeks. */
      forecast: z
        .object({
          lastsUntil: z.iso.date().nullable(),
          weeklyCents: z.int(),
          owedCents: z.int(),
          isUsedUp: z.boolean(),
        })
        .nullable(),
    }),
    errors: [notFound],
  }),
  'GET /wallet/lines': operation({
    summary: 'The statement of a space (`statement`), or its payments (`payments`), newest first',
    access,
    query: linesFilter.extend({ cursor: z.uuid().optional() }),
    output: z.object({ lines: z.array(listedLine), nextCursor: z.string().nullable() }),
    errors: [notFound],
  }),
  'GET /wallet/file': operation({
    summary: 'All lines that match as CSV, XLSX or PDF, oldest first',
    access,
    query: fileRequest,
    output: fileAnswer,
    errors: [notFound, tooLongForPdf, walletErrors.noLinesFound, walletErrors.tooManyLines],
    limit: { count: 60, seconds: 3600 },
  }),
  'GET /wallet/receipts/{transactionId}': operation({
    summary: 'The receipt of one transaction as PDF',
    access,
    params: ofTransaction,
    query: z.object(ofOwner),
    output: fileAnswer,
    errors: [notFound],
    limit: { count: 120, seconds: 3600 },
  }),
  'PUT /wallet/invoices/{transactionId}': operation({
    summary:
      'Attach number and date of a nota fiscal to what a company paid for work, a service, a plan or as a fine (`version` 0), or others in their place; mailed to the owner',
    access: attaching,
    changes: [walletHappenings.invoiceAttached, walletHappenings.invoiceReplaced],
    params: ofTransaction,
    body: z.object({ number: singleLine(NUMBER_LENGTH), issuedOn: calendarDate, version: z.int32().min(0) }),
    output: written,
    errors: [notFound, staleVersion, walletErrors.takesNoInvoice],
  }),
  'POST /wallet/invoices/{transactionId}/file': operation({
    summary: 'Keep the file of a nota fiscal (PDF, XML or picture, by its bytes) in place of an earlier one',
    access: attaching,
    changes: [walletHappenings.invoiceFileAttached, walletHappenings.invoiceReplaced],
    params: ofTransaction,
    /** The version of the invoice that the caller saw. */
    query: z.object({ version: z.coerce.number<string>().pipe(version) }),
    body: binaryBody(['application/octet-stream'], FILE_BYTES),
    status: 201,
    output: written,
    errors: [notFound, staleVersion, walletErrors.invoiceFileUnknown],
  }),
  'GET /wallet/invoices/{transactionId}/file': operation({
    summary: 'Download the file of a nota fiscal',
    access,
    params: ofTransaction,
    query: z.object(ofOwner),
    output: fileAnswer,
    errors: [notFound],
  }),
});
