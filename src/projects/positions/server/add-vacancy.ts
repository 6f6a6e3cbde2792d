import { asc, eq } from 'drizzle-orm';
import { newId } from '#platform/db/columns.ts';
import type { Database } from '#platform/db/connection.ts';
import { translate } from '#platform/i18n/translate.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { projectErrors } from '#projects/errors.ts';
import { projectPaths } from '#projects/paths.ts';
import type { ReplacementReason } from '#projects/professionals/rules/professional-terms.ts';
import type { PositionFacts } from '#projects/positions/rules/position-draft.ts';
import { lengthProblems } from '#projects/positions/rules/length-problems.ts';
import { positionProblems } from '#projects/positions/rules/position-problems.ts';
import { vacancyProblems } from '#projects/positions/rules/vacancy-problems.ts';
import { type PositionEdit, saidOf } from '#projects/positions/server/edit-position.ts';
import { toPositionAnswers } from '#projects/rules/brief-answers.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import { vacancyFacts, type VacancyValue } from '#projects/positions/rules/vacancy-facts.ts';
import { isTerminal } from '#projects/rules/status.ts';
import { isUnderWay } from '#projects/rules/status-moves.ts';
import { insertPosition } from '#projects/positions/server/add-position.ts';
import { lockProject } from '#projects/server/queries.ts';
import { refuseBeyondPlan } from '#projects/positions/server/refuse-beyond-plan.ts';
import { settleProject } from '#projects/server/settle-project.ts';
import { positions } from '#projects/server/tables.ts';
import { openRequest, requireProfessional } from '#projects/professionals/server/request-change.ts';
import { putProfessional } from '#projects/professionals/server/settle-replacements.ts';
import { projectVacancies } from '#projects/professionals/server/tables.ts';

type Project = NonNullable<Awaited<ReturnType<typeof lockProject>>>;
type Position = typeof positions.$inferSelect;

interface NewVacancy {
  value: VacancyValue;
  /** What it says otherwise than the vacancy that it is a copy of. */
  changes?: PositionEdit['changes'];
}
export type VacancyToAdd = NewVacancy &
  ({ kind: 'upsell' } | { kind: 'replacement'; professionalId: string; reason: ReplacementReason });

export function addVacancy(context: SignedInContext, projectId: string, vacancy: VacancyToAdd) {
  return context.database.transaction((transaction) =>
    vacancy.kind === 'upsell'
      ? addUpsell(transaction, context, projectId, vacancy)
      : replaceProfessional(transaction, context, projectId, vacancy),
  );
}

/** Adds a position to a running project, based on its first one. */
async function addUpsell(transaction: Database, context: SignedInContext, projectId: string, vacancy: NewVacancy) {
  const project = await lockProject(transaction, context.reach, projectId);
  if (!project) throw projectErrors.notFound();
  if (!isUnderWay(project.status)) throw projectErrors.notUnderWay();
  const [model] = await transaction
    .select()
    .from(positions)
    .where(eq(positions.projectId, projectId))
    .orderBy(asc(positions.positionIndex))
    .limit(1);
  const { value, changes } = vacancy;
  return insertVacancy(transaction, context, { project, model: model!, value, changes, kind: 'upsell' });
}

/** Starts the replacement of a professional: the locked position waits, a new one like it opens, and the team is notified. */
async function replaceProfessional(
  transaction: Database,
  context: SignedInContext,
  projectId: string,
  { professionalId, reason, value, changes }: VacancyToAdd & { kind: 'replacement' },
) {
  const { session, now } = context;
  const replaced = await requireProfessional(transaction, context, professionalId);
  const { professional, position, project, name } = replaced;
  if (project.id !== projectId) throw projectErrors.professionalNotFound();
  if (isTerminal(project.status)) throw projectErrors.statusForbids();
  if (professional.state !== 'active') throw projectErrors.alreadyInReplacement({ name });
  const link = await insertVacancy(transaction, context, {
    project,
    model: position,
    value,
    changes,
    kind: 'replacement' as const,
    replacesId: professionalId,
    reason,
  });
  const actorId = session.userId;
  const putting = { professionalId, positionId: position.id, reason, actorId, now };
  await putProfessional(transaction, { ...putting, state: 'inReplacement' });
  const words = translate(context.language, `projects/squad:reason.${reason}`);
  await openRequest(transaction, context, replaced, { type: 'replacement', reason: words });
  return link;
}

interface Insertion extends NewVacancy {
  project: Project;
  model: Position;
  kind: 'upsell' | 'replacement';
  replacesId?: string;
  reason?: ReplacementReason;
}

/** The copy of the model with what was changed about it; a changed one has to say what the brief requires. */
function factsOf(model: Position, value: VacancyValue, changes: NewVacancy['changes']): PositionFacts {
  if (!changes) return vacancyFacts(model, value);
  const said = saidOf(changes);
  const facts = vacancyFacts({ ...model, ...said }, value);
  const problems = [
    ...lengthProblems(said, model),
    ...vacancyProblems(toPositionAnswers(facts, 'added')),
    ...positionProblems(facts),
  ];
  if (problems.length === 0) return facts;
  throw platformErrors.invalid(
    {},
    problems.map(({ path, code }) => ({ path: `changes.${path}`, code })),
  );
}

async function insertVacancy(
  transaction: Database,
  context: SignedInContext,
  { project, model, value, changes, ...about }: Insertion,
) {
  const { session, now } = context;
  await refuseBeyondPlan(transaction, context, { workspaceId: project.workspaceId, units: 1 });
  const added = await insertPosition(transaction, {
    project,
    actorId: session.userId,
    now,
    position: { ...factsOf(model, value, changes), currency: project.currency, source: null },
  });
  const vacancyId = newId();
  const { id: projectId, workspaceId, currency } = project;
  await transaction.insert(projectVacancies).values({
    id: vacancyId,
    projectId,
    workspaceId,
    positionId: added.id,
    currency,
    createdBy: session.userId,
    createdAt: now,
    ...value,
    ...about,
  });
  await settleProject(transaction, { project, actorId: session.userId, now });
  const { positionIndex } = added;
  const path = projectPaths.vacancyLink(projectId, positionIndex, about.kind, vacancyId);
  return { vacancyId, positionIndex, path };
}
