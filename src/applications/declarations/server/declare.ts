import { applicationsErrors } from '#applications/errors.ts';
import { asTold } from '#applications/rules/told-status.ts';
import {
  DECLARATION_CONSENT_VERSION,
  refuseDeclaration,
} from '#applications/declarations/rules/affirmative-declaration.ts';
import { readDeclaration, writeDeclaration } from '#applications/declarations/server/declaration-text.ts';
import {
  deleteDeclarations,
  findDeclaration,
  findOwnDeclaration,
  lockOwnApplication,
} from '#applications/declarations/server/queries.ts';
import { affirmativeDeclarations } from '#applications/declarations/server/tables.ts';
import type { Database } from '#platform/db/connection.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import type { AffirmativeTarget } from '#projects/rules/terms.ts';

/** Only for the candidate; withdrawing stays possible whatever happens to the vacancy. */
export async function readOwnDeclaration({ database, session }: SignedInContext, applicationId: string) {
  const found = await findOwnDeclaration(database, session.userId, applicationId);
  if (!found) throw applicationsErrors.notFound();
  const said = found.declaration && readDeclaration(found.declaration);
  return {
    asked: found.asked,
    declared: said?.targets ?? [],
    declaredAt: said?.declaredAt ?? null,
    abilities: { declare: refuseDeclaration(asTold(found.status), found.asked) === null },
  };
}

export async function declare(context: SignedInContext, applicationId: string, targets: readonly AffirmativeTarget[]) {
  const { database, session, now } = context;
  await database.transaction((transaction) =>
    saveDeclaration(transaction, { memberId: session.userId, applicationId, targets, now }),
  );
  return readOwnDeclaration(context, applicationId);
}

interface Declaring {
  memberId: string;
  applicationId: string;
  targets: readonly AffirmativeTarget[];
  now: Date;
}

/** Saves the candidate's declaration with its consent, replacing an earlier one. */
export async function saveDeclaration(transaction: Database, { memberId, applicationId, targets, now }: Declaring) {
  await lockOwnApplication(transaction, memberId, applicationId);
  const found = await findOwnDeclaration(transaction, memberId, applicationId);
  if (!found) throw applicationsErrors.notFound();
  const refusal = refuseDeclaration(asTold(found.status), found.asked);
  if (refusal) throw applicationsErrors[refusal]();
  if (!targets.every((target) => found.asked.includes(target))) throw applicationsErrors.groupNotAsked();
  const values = {
    content: writeDeclaration(applicationId, [...new Set(targets)]),
    consentVersion: DECLARATION_CONSENT_VERSION,
    consentedAt: now,
  };
  await transaction
    .insert(affirmativeDeclarations)
    .values({ applicationId, ...values })
    .onConflictDoUpdate({ target: affirmativeDeclarations.applicationId, set: values });
}

export async function withdrawDeclaration(context: SignedInContext, applicationId: string) {
  const own = await findOwnDeclaration(context.database, context.session.userId, applicationId);
  if (!own) throw applicationsErrors.notFound();
  await deleteDeclarations(context.database, [applicationId]);
  return readOwnDeclaration(context, applicationId);
}

/** For the company, of an application that it may access; limited to what the vacancy asks for now. */
export async function readCandidateDeclaration(database: Database, applicationId: string) {
  const found = await findDeclaration(database, applicationId);
  if (!found) return null;
  const said = readDeclaration(found.declaration);
  const targets = said.targets.filter((target) => found.asked.includes(target));
  return targets.length === 0 ? null : { ...said, targets };
}
