import { eq } from 'drizzle-orm';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { projectErrors } from '#projects/errors.ts';
import { emptyPositionFacts } from '#projects/positions/rules/empty-position.ts';
import { lengthProblems } from '#projects/positions/rules/length-problems.ts';
import type { PositionFacts } from '#projects/positions/rules/position-draft.ts';
import { positionProblems } from '#projects/positions/rules/position-problems.ts';
import { wasFilled } from '#projects/rules/position-states.ts';
import { isTerminal } from '#projects/rules/status.ts';
import type { PositionState } from '#projects/rules/terms.ts';
import { recordVacancyChange } from './administer-position.ts';
import { findCompanyName, lockPosition, lockProject } from '#projects/server/queries.ts';
import { withProfessions } from './recognise-professions.ts';
import { settleReplacements } from '#projects/professionals/server/settle-replacements.ts';
import { settleProject } from '#projects/server/settle-project.ts';
import { positions } from '#projects/server/tables.ts';

export interface PositionEdit {
  projectId: string;
  positionIndex: number;
  version: number;
  state?: 'open' | 'closed' | 'hidden' | undefined;
  /** A missing field keeps its value; null clears it. */
  changes?: { [Name in keyof PositionFacts]?: PositionFacts[Name] | null | undefined } | undefined;
}

/**
 * Edits, closes, hides or reopens one vacancy. A filled one keeps its state, which only the hire changes. Closing ends its candidates'
 * processes; hiding does not.
 */
export function editPosition(context: SignedInContext, edit: PositionEdit) {
  const { database, reach, session, ports, now } = context;
  return database.transaction(async (transaction) => {
    const project = await lockProject(transaction, reach, edit.projectId);
    const position = project && (await lockPosition(transaction, project.id, edit.positionIndex));
    if (!project || !position) throw projectErrors.positionNotFound();
    if (position.version !== edit.version) throw platformErrors.staleVersion();
    if (isTerminal(project.status)) throw projectErrors.statusForbids();
    const changesState = edit.state !== undefined && edit.state !== position.state;
    if (changesState && wasFilled(position.state)) throw projectErrors.positionFilled();

    const defined = saidOf(edit.changes);
    const facts = { ...position, ...defined };
    const problems = [...lengthProblems(defined, position), ...positionProblems(facts)];
    if (problems.length > 0)
      throw platformErrors.invalid(
        {},
        problems.map(({ path, code }) => ({ path: `changes.${path}`, code })),
      );

    const state: PositionState = edit.state ?? position.state;
    const closedAt = changesState ? (state === 'closed' ? now : null) : position.closedAt;
    const companyName =
      facts.hiringCompany ??
      (position.hiringCompany === null
        ? position.companyName
        : await findCompanyName(transaction, project.workspaceId));
    const version = position.version + 1;
    const [recognised] = await withProfessions(transaction, [facts]);
    await transaction
      .update(positions)
      .set({
        ...defined,
        professionId: recognised!.professionId,
        companyName,
        state,
        closedAt,
        version,
        updatedAt: now,
      })
      .where(eq(positions.id, position.id));
    if (changesState)
      await settleReplacements(transaction, { positionIds: [position.id], actorId: session.userId, now });
    await settleProject(transaction, { project, actorId: session.userId, now });
    const actor = { actorId: session.userId };
    if (changesState && state === 'closed') {
      const place = { positionId: position.id };
      await ports.closeApplicationsOf(transaction, place, actor);
      await ports.endInvitations(transaction, { place, isFilled: false, ...actor });
    }
    const change = changesState ? changeOfState(state) : 'vacancyEdited';
    await recordVacancyChange(transaction, context, { ...position, title: facts.title }, change);
    return { version };
  });
}

function changeOfState(state: PositionState) {
  if (state === 'open') return 'vacancyShown';
  return state === 'hidden' ? 'vacancyHidden' : 'vacancyClosed';
}

/** The changes of an edit as facts; null clears a field. */
export function saidOf(changes: PositionEdit['changes'] = {}): Partial<PositionFacts> {
  const said = Object.entries(changes).filter(([, value]) => value !== undefined);
  return Object.fromEntries(
    said.map(([name, value]) => [name, value ?? emptyPositionFacts[name as keyof PositionFacts]]),
  );
}
