import type { StepToBuild } from '#timesheets/builders.ts';
import type { EntryState } from '#timesheets/hours/rules/entry-life.ts';

interface Judged {
  deadlineAt: Date;
  review: { verdict: 'accept' | 'adjust'; at: Date; by: string } | null;
}

interface Standing {
  state: EntryState;
  steps: StepToBuild[];
  adjustedAt?: Date;
}

/** How hours stand that nobody contested, by what the company said of their task and by their deadline. */
export function standingOf({ deadlineAt, review }: Judged, now: Date): Standing {
  if (review !== null && review.at < deadlineAt) {
    const { verdict, at, by: actorId } = review;
    if (verdict === 'accept') return { state: 'payable', steps: [{ step: 'approved', actorId, at }] };
    return { state: 'pending', steps: [], adjustedAt: at };
  }
  if (deadlineAt >= now) return { state: 'pending', steps: [] };
  return { state: 'payable', steps: [{ step: 'silent', actorId: null, at: deadlineAt }] };
}

/** Hours that the company contested and the team refused, long ago. */
export function refusedStanding({ deadlineAt, end }: { deadlineAt: Date; end: Date }, people: People): Standing {
  return {
    state: 'refused',
    steps: [
      { step: 'contested', text: contest, actorId: people.ownerId, at: hoursAfter(end, 24) },
      { step: 'held', actorId: null, at: deadlineAt },
      { step: 'ruledRefused', text: ruling, actorId: people.adminId, at: hoursAfter(deadlineAt, 15) },
    ],
  };
}

/** Hours that both sides talk over; the professional is asked. */
export function talkedStanding(end: Date, people: People & { memberId: string }): Standing {
  const words = [
    ['contested', 'O relatório chegou pela metade. As horas são dele inteiro?', people.ownerId],
    ['answered', 'Sim, a segunda parte saiu no dia seguinte.', people.memberId],
    ['answered', 'Pode anexar a segunda parte na tarefa?', people.ownerId],
  ] as const;
  const steps = words.map(([step, text, actorId], index) => ({ step, text, actorId, at: hoursAfter(end, index + 1) }));
  return { state: 'contested', steps };
}

interface People {
  ownerId: string;
  adminId: string;
}

export const contest = 'Neste dia o painel estava fora do ar.';
export const ruling = 'O painel não registrou nenhum acesso neste dia, por isso as horas não serão pagas.';

export function hoursAfter(moment: Date, hours: number): Date {
  return new Date(moment.getTime() + hours * 3_600_000);
}
