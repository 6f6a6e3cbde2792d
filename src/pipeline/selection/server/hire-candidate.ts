import type { SignedInContext } from '#platform/http/request-context.ts';
import { pipelineErrors } from '#pipeline/errors.ts';
import { fillPosition } from '#projects/positions/server/fill-position.ts';
import { advanceCandidates, readCard, setOthersAside } from '#pipeline/moving/server/advance-candidates.ts';
import { lockByApplication, refuseFilled } from '#pipeline/moving/server/lock-position.ts';
import { scheduleAfterHire } from '#pipeline/moving/server/schedule-rejections.ts';
import { endInvitations } from './squad/end-invitations.ts';
import { notifyOwnerOfHire } from './notify-owner.ts';
import { refuseStale } from '#pipeline/moving/server/lock-candidates.ts';

/** Hires: the position is filled, the others are set aside, and the last open position moves the project to the contract stage. */
export function hireCandidate(context: SignedInContext, applicationId: string, version: number | undefined) {
  return context.database.transaction(async (transaction) => {
    const { locked, candidate } = await lockByApplication(transaction, context, applicationId);
    refuseFilled(locked);
    if (candidate.state === 'withdrawn') throw pipelineErrors.withdrawn();
    if (candidate.stage === 'disqualified') throw pipelineErrors.final();
    const selected = locked.candidates.find(({ selectedAt }) => selectedAt !== null);
    if (selected && selected.id !== candidate.id) throw pipelineErrors.alreadySelected({ name: selected.name });
    if (candidate.state === 'setAside') throw pipelineErrors.setAside();
    refuseStale(context, candidate, version);
    const { projectId, positionId } = locked.position;
    const { reach, session, now, ports } = context;
    const { memberId } = candidate;
    await fillPosition(transaction, { reach, projectId, positionId, memberId, actorId: session.userId, now });
    await advanceCandidates(transaction, context, [candidate.id], { event: 'hired' });
    await ports.applyAgreement(transaction, {
      applicationId: candidate.id,
      memberId: candidate.memberId,
      now,
    });
    await setOthersAside(transaction, context, locked.candidates, candidate.id);
    await scheduleAfterHire(transaction, locked.candidates, { hiredId: candidate.id, now });
    const actorId = session.userId;
    await endInvitations(transaction, { place: { positionId }, isFilled: true, actorId });
    if (session.role === 'admin') await notifyOwnerOfHire(transaction, context, locked.position, candidate);
    return readCard(transaction, context, candidate.id);
  });
}

/** Restores a candidate who was set aside, while the position still recruits. */
export function restoreCandidate(context: SignedInContext, applicationId: string, version: number | undefined) {
  return context.database.transaction(async (transaction) => {
    const { locked, candidate } = await lockByApplication(transaction, context, applicationId);
    refuseFilled(locked);
    if (candidate.state !== 'setAside') throw pipelineErrors.notSetAside();
    refuseStale(context, candidate, version);
    await advanceCandidates(transaction, context, [candidate.id], { event: 'restored' });
    return readCard(transaction, context, candidate.id);
  });
}
