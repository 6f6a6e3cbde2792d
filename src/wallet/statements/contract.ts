import { z } from 'zod';
import { fileAnswer } from '#platform/contract/file-answer.ts';
import { defineContract, operation } from '#platform/contract/operation.ts';
import { currency, cursor, moment, oneOrMany } from '#platform/contract/schemas.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import { walletErrors } from '#wallet/errors.ts';
import { paymentTypes, statementTypes } from './rules/statement-types.ts';
import { statementViews } from './rules/statement-views.ts';

const access = { roles: ['squadOwner', 'admin'], permission: 'accessPayments' } as const;
/** Administrators name the owner. */
const ofOwner = { userId: z.uuid().optional() };
const { notFound } = platformErrors;

const filter = {
  ...ofOwner,
  view: z.enum(statementViews),
  currency: currency.default('BRL'),
  types: oneOrMany(z.enum([...statementTypes, ...paymentTypes.filter((type) => type !== 'refund')])).default([]),
  /** Dates in São Paulo, both included. */
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
};

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
  type: z.enum([...statementTypes, ...paymentTypes.filter((type) => type !== 'refund')]),
  currency,
  /** What the company gained; negative, what it lost. */
  cents: z.int(),
  project: z.object({ projectId: z.uuid(), title: z.string() }).nullable(),
  /** Of the work that it pays. */
  minutes: z.int().nullable(),
  /** The order that brought it. */
  orderId: z.uuid().nullable(),
});
export type WalletLine = z.output<typeof line>;

export const statementsContract = defineContract({
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
      forecast: z.object({ lastsUntil: z.iso.date(), weeklyCents: z.int(), isUsedUp: z.boolean() }).nullable(),
    }),
    errors: [notFound],
  }),
  'GET /wallet/lines': operation({
    summary: 'The statement of a space (`statement`), or its payments (`payments`), newest first',
    access,
    query: z.object({ ...filter, cursor: cursor.optional() }),
    output: z.object({ lines: z.array(line), nextCursor: z.string().nullable() }),
    errors: [notFound],
  }),
  'GET /wallet/file': operation({
    summary: 'All lines that match as a file, oldest first',
    access,
    query: z.object({ ...filter, format: z.enum(['csv', 'xlsx']) }),
    output: fileAnswer,
    errors: [notFound, walletErrors.tooManyLines],
    limit: { count: 60, seconds: 3600 },
  }),
  'GET /wallet/receipts/{transactionId}': operation({
    summary: 'The receipt of one transaction as PDF',
    access,
    params: z.object({ transactionId: z.uuid() }),
    query: z.object(ofOwner),
    output: fileAnswer,
    errors: [notFound],
    limit: { count: 120, seconds: 3600 },
  }),
});
