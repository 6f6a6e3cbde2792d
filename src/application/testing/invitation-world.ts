import { randomBytes } from 'node:crypto';
import pino from 'pino';
import { type Person, startPipelineWorld } from '#application/testing/pipeline-world.ts';
import { startTestProduct } from '#application/testing/test-product.ts';
import { sessions } from '#accounts/server/tables.ts';
import { finishRequiredTests } from '#applications/builders.ts';
import { clock } from '#platform/calendar/clock.ts';
import { createDeliveryState } from '#platform/mail/delivery-state.ts';
import { createMailTransport } from '#platform/mail/transport.ts';
import { deliverDueMail } from '#platform/testing/mail/deliver-due-mail.ts';
import { startSmtpCatcher } from '#platform/testing/mail/smtp-catcher.ts';
import { completeProfile } from '#profiles/rules/complete-profile.ts';
import { profiles } from '#profiles/server/tables.ts';

export const newAddress = () => `${randomBytes(6).toString('hex')}@example.com`;
interface Vacancy {
  projectId: string;
}
const invitationsOf = '/myProjects/{projectId}/positions/{positionIndex}/emailInvitations';

/** A company that invites by e-mail, professionals who may apply, and a mail server that shows what reaches whom. */
export async function startInvitationWorld() {
  const world = await startPipelineWorld(startTestProduct());
  const { product, owner } = world;
  const catcher = await startSmtpCatcher();
  const transport = createMailTransport(catcher.url, 'Ponte <no-reply@example.com>');
  const log = pino({ level: 'silent' });

  const vacancy = () => world.scene([]);
  const invite = (who: Person, { projectId }: Vacancy, email: string, more: Record<string, string> = {}) =>
    who.call(`POST ${invitationsOf}`, {
      params: { projectId, positionIndex: 0 },
      body: { name: 'Ana Prado', email, ...more },
    });
  const list = async (who: Person, { projectId }: Vacancy) =>
    (await who.call(`GET ${invitationsOf}`, { params: { projectId, positionIndex: 0 } })).body;

  /** What reached an address by SMTP, oldest first. */
  async function mailsTo(email: string) {
    await deliverDueMail({ database: product.database, transport, log, state: createDeliveryState(log, 'mail') });
    return catcher.messages.filter(({ to }) => to.includes(email));
  }
  /** The code of the link in the last invitation that reached an address. */
  async function codeFor(email: string): Promise<string> {
    const texts = (await mailsTo(email)).map(({ text }) => text);
    return texts.flatMap((text) => /\/job-invitation\/([\w-]+)/.exec(text)?.[1] ?? []).at(-1) ?? '';
  }

  /** A professional with everything that an application needs. */
  async function applicant(email = newAddress()) {
    const built = await product.person({ role: 'squadMember', name: 'Ana Prado', email });
    await product.database.insert(profiles).values({ memberId: built.id, content: completeProfile() });
    await finishRequiredTests(product.database, built.id);
    return built;
  }
  const apply = (who: Person, { projectId }: Vacancy, more: { invitation?: string } = {}) =>
    who.call('POST /opportunities/selfAdmission', { body: { projectId, positionIndex: 0, ...more } });
  const read = (code: string, who = product.anonymous) => who('GET /jobInvitations/{code}', { params: { code } });
  const open = (who: Person, code: string) => who.call('POST /jobInvitations/{code}/open', { params: { code } });
  /** The invitations that a professional finds among the opportunities. */
  const own = async (who: Person) => (await who.call('GET /opportunities/invitations')).body.invitations;
  const cvOf = (invitationId: string) =>
    owner.call('GET /emailInvitations/{invitationId}/cv', { params: { invitationId } });
  const addCv = (invitationId: string, body: string | Uint8Array = '%PDF-1.7 cv', name = 'ana.pdf', who = owner) =>
    who.call('POST /emailInvitations/{invitationId}/cv', {
      params: { invitationId },
      query: { name },
      body,
      headers: { 'content-type': 'application/octet-stream' },
    });
  /** Moves the clock; everybody stays logged in. */
  async function later(by: { days?: number; hours?: number }) {
    product.clock.advance(by);
    const tokenIssuedAt = clock.now();
    const expiresAt = new Date(tokenIssuedAt.getTime() + 86_400_000);
    await product.database.update(sessions).set({ expiresAt, tokenIssuedAt });
  }
  const close = async () => {
    await Promise.all([product.close(), catcher.stop()]);
  };
  return {
    ...world,
    ...{ vacancy, invite, list, mailsTo, codeFor, applicant, apply, open, own, read, addCv, cvOf, later, close },
  };
}
