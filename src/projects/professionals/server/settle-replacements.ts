import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Database } from '#platform/db/connection.ts';
import { isRecruiting, wasFilled } from '#projects/rules/position-states.ts';
import type { PositionState } from '#projects/rules/terms.ts';
import { positions } from '#projects/server/tables.ts';
import { endRequests } from '#support/server/settle-requests.ts';
import { notifyProfessional } from './notify-professional.ts';
import { recordEvents } from './record-event.ts';
import { projectProfessionals, projectVacancies } from './tables.ts';

interface Settling {
  /** The positions whose state changed. */
  positionIds: readonly string[];
  actorId: string;
  now: Date;
}

/**
 * Settles replacements after positions changed, in a transaction that has locked the project. When the position is filled, the professional
 * is replaced; when it is given up, the professional stays; when it reopens, the replacement continues. A professional who was deactivated
 * meanwhile stays deactivated. The request to the team ends with the search.
 */
export async function settleReplacements(
  transaction: Database,
  { positionIds, actorId, now }: Settling,
): Promise<void> {
  if (positionIds.length === 0) return;
  const found = await transaction
    .select({
      vacancyId: projectVacancies.id,
      state: positions.state,
      isDropped: sql<boolean>`${projectVacancies.droppedAt} is not null`,
      professionalId: projectProfessionals.id,
      replacedPositionId: projectProfessionals.positionId,
      works: sql<boolean>`${projectProfessionals.endedAt} is null`,
    })
    .from(projectVacancies)
    .innerJoin(positions, eq(positions.id, projectVacancies.positionId))
    .innerJoin(projectProfessionals, eq(projectProfessionals.id, projectVacancies.replacesId))
    .where(inArray(projectVacancies.positionId, [...positionIds]))
    .for('update', { of: [projectVacancies, projectProfessionals] });
  for (const replacement of found) {
    if (wasFilled(replacement.state)) await settle(replacement);
    else if (isRecruiting(replacement.state) && replacement.isDropped) await reopen(replacement);
    else if (!isRecruiting(replacement.state) && !replacement.isDropped) await giveUp(replacement);
  }

  async function settle(replacement: (typeof found)[number]): Promise<void> {
    await put(replacement, 'replaced');
    if (replacement.works) await notifyProfessional(transaction, replacement.professionalId, 'replaced');
    await endRequests(transaction, { ...replacement, type: 'replacement', status: 'done', now });
  }

  async function giveUp(replacement: (typeof found)[number]): Promise<void> {
    await transaction
      .update(projectVacancies)
      .set({ droppedAt: now })
      .where(eq(projectVacancies.id, replacement.vacancyId));
    await put(replacement, 'active');
    await endRequests(transaction, { ...replacement, type: 'replacement', status: 'closed', now });
  }

  async function reopen(replacement: (typeof found)[number]): Promise<void> {
    // Another search may have started meanwhile; then this position is treated like any other.
    const other = await transaction.$count(
      projectVacancies,
      and(eq(projectVacancies.replacesId, replacement.professionalId), isNull(projectVacancies.droppedAt)),
    );
    if (other > 0) return;
    await transaction
      .update(projectVacancies)
      .set({ droppedAt: null })
      .where(eq(projectVacancies.id, replacement.vacancyId));
    await put(replacement, 'inReplacement');
  }

  async function put(
    { professionalId, replacedPositionId, works }: (typeof found)[number],
    state: keyof typeof outcomes,
  ) {
    if (works)
      await putProfessional(transaction, { professionalId, positionId: replacedPositionId, state, actorId, now });
  }
}

const outcomes = {
  active: { position: 'filled', event: 'replacementEnded' },
  inReplacement: { position: 'inReplacement', event: 'replacementBegun' },
  replaced: { position: 'replaced', event: 'replaced' },
} as const satisfies Record<string, { position: PositionState; event: string }>;

interface Putting {
  professionalId: string;
  positionId: string;
  state: keyof typeof outcomes;
  reason?: string;
  actorId: string;
  now: Date;
}

/** The states of a professional and their position change together. */
export async function putProfessional(
  transaction: Database,
  { professionalId, positionId, state, reason, actorId, now }: Putting,
): Promise<void> {
  const { position, event } = outcomes[state];
  await transaction
    .update(projectProfessionals)
    .set({
      state,
      endedAt: state === 'replaced' ? now : null,
      updatedAt: now,
      version: sql`${projectProfessionals.version} + 1`,
    })
    .where(eq(projectProfessionals.id, professionalId));
  await transaction
    .update(positions)
    .set({ state: position, updatedAt: now, version: sql`${positions.version} + 1` })
    .where(eq(positions.id, positionId));
  await recordEvents(transaction, [professionalId], { event, reason: reason ?? null, actorId, now });
}
