import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startSquadWorld } from '#application/testing/squad-world.ts';
import { translate } from '#platform/i18n/translate.ts';
import { movesFrom, statusMoves } from '#projects/rules/status-moves.ts';
import type { MoveMaker, ProjectStatus } from '#projects/rules/terms.ts';
import { projects } from '#projects/server/tables.ts';

const byTeam = { owner: 'projectMoved' };
const signing = { professional: 'waitingProfessionalSignaturesBegan' };
const welcome = { professional: 'professionalsOnboardingBegan' };
const preparing = { professional: 'inOnboardingBegan' };
const started = { professional: 'ongoingBegan' };
const canceled = { owner: 'projectCanceledByPonte', professional: 'projectCanceled' };
const finished = { owner: 'projectFinishedByPonte', professional: 'projectFinished' };

type Row = readonly [from: ProjectStatus, to: ProjectStatus, mails: { owner?: string; professional?: string }];

/** Whom each legal move is mailed to. Owners are mailed what the team does, never what they did themselves; the reason of a step back stands in their mail only. */
const rows: readonly Row[] = [
  ['underReview', 'checkingDocumentation', byTeam],
  ['underReview', 'inRecruitment', byTeam],
  ['underReview', 'canceled', canceled],
  ['checkingDocumentation', 'underReview', byTeam],
  ['checkingDocumentation', 'waitingContractElaboration', byTeam],
  ['checkingDocumentation', 'inRecruitment', byTeam],
  ['checkingDocumentation', 'canceled', canceled],
  ['waitingContractElaboration', 'checkingDocumentation', byTeam],
  ['waitingContractElaboration', 'awaitingContractSignature', byTeam],
  ['waitingContractElaboration', 'inRecruitment', byTeam],
  ['waitingContractElaboration', 'canceled', canceled],
  ['awaitingContractSignature', 'waitingContractElaboration', byTeam],
  ['awaitingContractSignature', 'ownerOnboarding', byTeam],
  ['awaitingContractSignature', 'inRecruitment', byTeam],
  ['awaitingContractSignature', 'canceled', canceled],
  ['ownerOnboarding', 'inRecruitment', byTeam],
  ['ownerOnboarding', 'canceled', canceled],
  ['inRecruitment', 'underReview', byTeam],
  ['inRecruitment', 'awaitingProfessionalContracts', byTeam],
  ['inRecruitment', 'canceled', canceled],
  ['awaitingProfessionalContracts', 'waitingProfessionalSignatures', { ...byTeam, ...signing }],
  // A position opened again: whoever did it knows, and its own row mails the owner of what the team did.
  ['awaitingProfessionalContracts', 'inRecruitment', {}],
  ['awaitingProfessionalContracts', 'canceled', canceled],
  ['waitingProfessionalSignatures', 'awaitingProfessionalContracts', byTeam],
  ['waitingProfessionalSignatures', 'inRecruitment', {}],
  ['waitingProfessionalSignatures', 'professionalsOnboarding', { ...byTeam, ...welcome }],
  ['waitingProfessionalSignatures', 'canceled', canceled],
  ['professionalsOnboarding', 'awaitingPayment', byTeam],
  ['professionalsOnboarding', 'canceled', canceled],
  ['awaitingPayment', 'professionalsOnboarding', byTeam],
  ['awaitingPayment', 'inOnboarding', { ...byTeam, ...preparing }],
  ['awaitingPayment', 'canceled', canceled],
  ['inOnboarding', 'awaitingPayment', byTeam],
  ['inOnboarding', 'ongoing', { ...byTeam, ...started }],
  ['inOnboarding', 'canceled', canceled],
  ['ongoing', 'finished', finished],
  ['ongoing', 'canceled', canceled],
];

/** Whom a legal move is mailed to when this side makes it. */
function readersOf(mails: Row[2], by: MoveMaker): string[] {
  return Object.keys(mails).filter((reader) => by === 'admin' || reader !== 'owner');
}

let world: Awaited<ReturnType<typeof startSquadWorld>>;
beforeAll(async () => {
  world = await startSquadWorld();
});
afterAll(() => world.product.close());

const reason = 'The invoice names another company';

async function put(projectId: string, status: ProjectStatus) {
  await world.product.database.update(projects).set({ status }).where(eq(projects.id, projectId));
}

/** How many mails each reader gets by one move, and the texts of the new ones. */
async function mailsOf(readers: { owner: string; professional: string }, act: () => Promise<{ status: number }>) {
  const count = async () =>
    Object.fromEntries(
      await Promise.all(
        Object.entries(readers).map(async ([reader, email]) => [reader, await world.mailsTo(email)] as const),
      ),
    ) as Record<keyof typeof readers, Awaited<ReturnType<typeof world.mailsTo>>>;
  const before = await count();
  const answer = await act();
  const after = await count();
  const fresh = (reader: keyof typeof readers) => after[reader].slice(before[reader].length);
  return { answer, owner: fresh('owner'), professional: fresh('professional') };
}

it.each(['admin', 'owner'] as const satisfies MoveMaker[])(
  'PRJ-02 each legal move of the %s is mailed to whom the table says, once, in words',
  { timeout: 60_000 },
  async (by) => {
    const recruiting = await world.scene([]);
    const working = await world.hired();
    const readers = { owner: world.owner.email, professional: working.members[0]!.email };
    for (const move of statusMoves.filter(({ from, to }) => movesFrom(from, by).some((one) => one.to === to))) {
      const { from, to, needs, needsReason } = move;
      const isOpen = needs.includes('openPosition');
      const { projectId } = isOpen ? recruiting : working;
      await put(projectId, from);
      const { answer, owner, professional } = await mailsOf(readers, () =>
        world.move(world[by], projectId, to, needsReason ? { reason } : {}),
      );
      expect([from, to, answer.status]).toEqual([from, to, 200]);
      const [, , mails] = rows.find((row) => row[0] === from && row[1] === to)!;
      const expected = readersOf(mails, by).filter((reader) => reader === 'owner' || !isOpen);
      const mailed = [...owner.map(() => 'owner'), ...professional.map(() => 'professional')];
      expect([from, to, mailed]).toEqual([from, to, expected]);
      for (const { textBody } of professional) expect(textBody).not.toContain(reason);
      if (by === 'admin' && mails.owner === 'projectMoved') {
        const [mail] = owner;
        expect(mail!.subject).toContain(translate('pt', `projects:status.${to}`));
        expect(mail!.textBody).toContain(translate('pt', `projects/administration:mail.step.${to}`));
        expect(mail!.textBody.includes(reason)).toBe(needsReason);
      }
    }
  },
);

it('PRJ-04 PRJ-05 the owner hears of what the team does about a professional, by the ticket where they had asked', async () => {
  const { owner, admin } = world;
  const change = async (path: 'blockPayment' | 'deactiveSquadMember', id: string, projectId: string, more: object) => {
    const { version } = (await world.readSquad(owner, projectId)).professionals[0]!;
    return admin.call.raw(`PUT /${path}`, { body: { professionalId: id, version, ...more } });
  };
  const note = 'The invoice is in dispute';
  const scenes = [await world.hired({ works: true }), await world.hired({ works: true })];
  const asked = scenes[1]!;
  await world.ask(owner, 'blockPayment', asked.professionalId);
  for (const { projectId, professionalId, members } of scenes) {
    const readers = { owner: owner.email, professional: members[0]!.email };
    const steps = [
      ['blockPayment', { blocked: true, note }, 'suspensos'],
      ['blockPayment', { blocked: false, note }, 'retomados'],
      ['deactiveSquadMember', { hoursOwed: false, financeNote: 'Paid by hand' }, 'não trabalha mais'],
    ] as const;
    for (const [path, more, word] of steps) {
      const done = await mailsOf(readers, () => change(path, professionalId, projectId, more));
      expect([word, done.answer.status, done.professional.length, done.owner.length]).toEqual([word, 200, 1, 1]);
      const isAnswer = projectId === asked.projectId && word === 'suspensos';
      expect(done.owner[0]!.subject).toContain(isAnswer ? 'Feito' : word);
      expect(done.owner[0]!.textBody).not.toContain('Paid by hand');
      expect(done.professional[0]!.textBody).not.toContain(note);
    }
  }
});
