import { and, desc, eq, inArray, lt, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { listAdministrators } from '#accounts/server/list-administrators.ts';
import { users } from '#accounts/server/tables.ts';
import type { Ports } from '#platform/capability/ports.ts';
import type { Database } from '#platform/db/connection.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import type { Language } from '#platform/i18n/language.ts';
import { translate } from '#platform/i18n/translate.ts';
import { moneyInWords } from '#platform/money/money-in-words.ts';
import type { ApprovalView } from '#second-approvals/contract.ts';
import { findDecisionObstacle } from '#second-approvals/rules/approval-states.ts';
import type { ApprovalPeople, ApprovalPerson, Concerned } from './ports.ts';
import { findOutsideApprover } from './second-person.ts';
import { type Approval, approvalExclusions, approvals } from './tables.ts';

const PAGE_SIZE = 30;
const decider = alias(users, 'decider');
const isOpen = sql<boolean>`(${approvals.state} = 'open')`;

/** First what is open, then the newest. */
export async function listApprovals(context: SignedInContext, cursor: string | undefined) {
  const rows = await selectApprovals(context.database, cursor === undefined ? undefined : after(cursor));
  const shown = rows.slice(0, PAGE_SIZE);
  const last = shown.at(-1)?.approval;
  return {
    approvals: await present(context, shown),
    next: rows.length > PAGE_SIZE && last ? `${last.state === 'open' ? 1 : 0}${last.id}` : null,
  };
}

export async function readApproval(context: SignedInContext, approvalId: string): Promise<ApprovalView> {
  const [view] = await present(context, await selectApprovals(context.database, eq(approvals.id, approvalId)));
  if (!view) throw platformErrors.notFound();
  return view;
}

/** Each request with those who had a hand in it beside whoever asked, and the name of the person whom it is about. */
export async function withPeople(database: Database, found: readonly Approval[]): Promise<CompleteApproval[]> {
  const ids = found.map(({ id }) => id);
  const excluded = await database.select().from(approvalExclusions).where(inArray(approvalExclusions.approvalId, ids));
  const memberIds = found.map(({ details }) => String(details.memberId ?? '')).filter(Boolean);
  const members = await database.select().from(users).where(inArray(users.id, memberIds));
  return found.map((one) => ({
    ...one,
    excluded: excluded.filter(({ approvalId }) => approvalId === one.id).map(({ userId }) => userId),
    memberName: members.find(({ id }) => id === one.details.memberId)?.name ?? null,
  }));
}

export type CompleteApproval = Approval & Concerned & { excluded: string[] };

/** A cursor is whether the last one was open, and its id. */
function after(cursor: string) {
  const id = cursor.slice(1);
  if (!/^[01][\da-f-]{36}$/.test(cursor)) throw platformErrors.notFound();
  return cursor.startsWith('1')
    ? or(lt(approvals.id, id), sql`not ${isOpen}`)
    : and(sql`not ${isOpen}`, lt(approvals.id, id));
}

function selectApprovals(database: Database, where: ReturnType<typeof and>) {
  return database
    .select({ approval: approvals, askedBy: users.name, decidedBy: decider.name })
    .from(approvals)
    .innerJoin(users, eq(users.id, approvals.askedBy))
    .leftJoin(decider, eq(decider.id, approvals.decidedBy))
    .where(where)
    .orderBy(sql`${isOpen} desc`, desc(approvals.id))
    .limit(PAGE_SIZE + 1);
}

async function present(
  { database, session, settings, ports, language, now }: SignedInContext,
  rows: Awaited<ReturnType<typeof selectApprovals>>,
): Promise<ApprovalView[]> {
  const complete = await withPeople(
    database,
    rows.map(({ approval }) => approval),
  );
  const administrators = await listAdministrators(database);
  const outside = await findOutsideApprover(database, settings);
  const people = await listPeople(database, ports, rows);
  return rows.map(({ askedBy, decidedBy }, index) => {
    const approval = complete[index]!;
    const { id: approvalId, kind, aboutId, state, createdAt, expiresAt, decidedAt, reason, note, reasons } = approval;
    const deciders = administrators.filter((one) => findDecisionObstacle(approval, one, now) === null);
    return {
      approvalId,
      // A kind that is gone is still listed, by its bare name.
      ...{ facts: [], ...(ports.approvalKinds[kind]?.describe(approval, language) ?? { title: kind, path: null }) },
      ...{ state, askedBy, decidedBy, reason, note, reasons },
      ...describePeople(people.get(aboutId) ?? { people: [], count: 0 }, language),
      askedAt: createdAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
      decidedAt: decidedAt?.toISOString() ?? null,
      canBeDecided: deciders.length > 0 || outside !== null,
      abilities: { decide: deciders.some(({ userId }) => userId === session.userId) },
    };
  });
}

/** Who gets money by the requests of a page: one query for each of their kinds. */
async function listPeople(
  database: Database,
  { approvalKinds }: Ports,
  rows: Awaited<ReturnType<typeof selectApprovals>>,
): Promise<Map<string, ApprovalPeople>> {
  const byKind = Map.groupBy(rows, ({ approval }) => approval.kind);
  const found = new Map<string, ApprovalPeople>();
  for (const [kind, own] of byKind) {
    const people = await approvalKinds[kind]?.listPeople?.(
      database,
      own.map(({ approval }) => approval.aboutId),
    );
    for (const [aboutId, one] of people ?? []) found.set(aboutId, one);
  }
  return found;
}

/** Beyond these the page of the request shows all. */
export const PEOPLE_SHOWN = 20;

/** The people of a request in words: each with what they get, if anything, to which key, and what is withheld. */
export function describePeople({ people, count }: ApprovalPeople, language: Language) {
  return {
    people: people.slice(0, PEOPLE_SHOWN).map((person) => ({
      name: person.name || translate(language, 'second-approvals:people.gone'),
      text: person.money ? describeMoney(person.money, language) : '',
    })),
    peopleCount: count,
  };
}

function describeMoney(
  { cents, taxCents, currency, keyEnd }: NonNullable<ApprovalPerson['money']>,
  language: Language,
): string {
  const taxes = { amount: moneyInWords(taxCents, currency, language) };
  return [
    moneyInWords(cents, currency, language),
    keyEnd === '' ? translate(language, 'second-approvals:people.outside') : `Pix ${keyEnd}`,
    ...(taxCents > 0 ? [translate(language, 'second-approvals:people.taxes', taxes)] : []),
  ].join(' · ');
}
