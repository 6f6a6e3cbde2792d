import { eq } from 'drizzle-orm';
import { jobsErrors } from '#jobs/errors.ts';
import { DECLARATION_CONSENT_VERSION, fitsVacancy, isTarget } from '#jobs/rules/affirmative-declaration.ts';
import { awaitsAnswer } from '#jobs/rules/answer-promise.ts';
import { holdApplication } from '#jobs/server/interviews/queries.ts';
import { affirmativeDeclarations } from '#jobs/server/tables.ts';
import type { Database } from '#platform/db/connection.ts';
import { decryptText, encryptText } from '#platform/encryption/encrypt-text.ts';
import type { AffirmativeTarget } from '#projects/rules/terms.ts';
import { positions } from '#projects/server/tables.ts';

/** Ties the encrypted text to its application: moved to another row it cannot be read. */
const belongsTo = (applicationId: string) => `affirmativeDeclaration ${applicationId}`;

interface Own {
  applicationId: string;
  memberId: string;
  now: Date;
}

/** What is declared for an application; empty when nothing is, or it was taken back. Who may read it is the caller's question. */
export async function readDeclared(database: Database, applicationId: string): Promise<AffirmativeTarget[]> {
  const [row] = await database
    .select({ content: affirmativeDeclarations.content })
    .from(affirmativeDeclarations)
    .where(eq(affirmativeDeclarations.applicationId, applicationId));
  if (!row) return [];
  const kept: unknown = JSON.parse(decryptText(row.content, belongsTo(applicationId)));
  return Array.isArray(kept) ? kept.filter(isTarget) : [];
}

/** An own application with what its vacancy is affirmative for, and what is declared. */
export async function readOwnDeclaration(database: Database, { applicationId, memberId }: Omit<Own, 'now'>) {
  return database.transaction(async (transaction) => {
    const held = await holdApplication(transaction, applicationId, { memberId });
    if (!held) throw jobsErrors.notFound();
    const asked = await targetsOf(transaction, held.application.positionId);
    return { asked, declared: await readDeclared(transaction, applicationId) };
  });
}

/** The candidate declares, with consent, what the vacancy asks about; said again, it takes the place of the former. */
export async function declare(database: Database, own: Own, declared: readonly AffirmativeTarget[]): Promise<void> {
  await database.transaction(async (transaction) => {
    const held = await holdApplication(transaction, own.applicationId, own);
    if (!held) throw jobsErrors.notFound();
    if (!awaitsAnswer(held.application)) throw jobsErrors.final();
    if (!fitsVacancy(declared, await targetsOf(transaction, held.application.positionId)))
      throw jobsErrors.notAskedAbout();
    const values = {
      content: encryptText(JSON.stringify([...new Set(declared)]), belongsTo(own.applicationId)),
      consentVersion: DECLARATION_CONSENT_VERSION,
      consentedAt: own.now,
    };
    await transaction
      .insert(affirmativeDeclarations)
      .values({ applicationId: own.applicationId, ...values })
      .onConflictDoUpdate({ target: affirmativeDeclarations.applicationId, set: values });
  });
}

/** Takes a declaration back: nothing of it stays. */
export async function takeDeclarationBack(database: Database, own: Own): Promise<void> {
  await database.transaction(async (transaction) => {
    if (!(await holdApplication(transaction, own.applicationId, own))) throw jobsErrors.notFound();
    await transaction
      .delete(affirmativeDeclarations)
      .where(eq(affirmativeDeclarations.applicationId, own.applicationId));
  });
}

async function targetsOf(transaction: Database, positionId: string): Promise<AffirmativeTarget[]> {
  const [position] = await transaction
    .select({ targets: positions.affirmativeTargets })
    .from(positions)
    .where(eq(positions.id, positionId));
  return position?.targets ?? [];
}
