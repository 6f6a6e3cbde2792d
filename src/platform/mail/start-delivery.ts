import { deliverNextMail, type DeliveryTools, type MailGate } from '#platform/mail/deliver-mail.ts';
import { createDeliveryState } from '#platform/mail/delivery-state.ts';
import { failAbandonedMails } from '#platform/mail/outbox-claims.ts';
import { CONCURRENT_MAILS } from '#platform/mail/transport.ts';

const SWEEP_MS = 10_000;
/** The call that queued a mail is answered first, and mails of one moment are claimed together. */
const SOON_MS = 50;
/** Under steady work mails leave in bursts: between two of them the calls have the processor to themselves. */
const BETWEEN_BURSTS_MS = 500;

export interface Delivery {
  /** Wakes the delivery because there may be a mail to send. */
  wake: () => void;
  /** Wakes it a moment later. */
  wakeSoon: () => void;
  /** Stops claiming, and waits this long for mails in flight. */
  finish: (milliseconds: number) => Promise<void>;
}

interface DeliveryParts extends Pick<DeliveryTools, 'database' | 'transport' | 'log'> {
  gate: MailGate;
}

/**
 * Delivers mails for as long as the process runs, a few at once: one that hangs only blocks its own lane. A sweep every ten seconds
 * picks up mails whose time has come, and those that another process left when it died.
 */
export function startDelivery(parts: DeliveryParts): Delivery {
  const tools: DeliveryTools = { ...parts, state: createDeliveryState(parts.log, 'mail delivery') };
  const outbox = createDeliveryState(parts.log, 'reading the outbox');
  const lanes = new Set<Promise<void>>();
  let finishing = false;
  let again = false;
  let soon: NodeJS.Timeout | undefined;
  let lastBurst = -Infinity;

  function wakeSoon(): void {
    const wait = Math.max(SOON_MS, lastBurst + BETWEEN_BURSTS_MS - performance.now());
    soon ??= setTimeout(() => {
      soon = undefined;
      lastBurst = performance.now();
      wake();
    }, wait);
  }

  function wake(): void {
    if (finishing) return;
    again = lanes.size >= CONCURRENT_MAILS;
    if (again) return;
    const lane = work().finally(() => {
      lanes.delete(lane);
      // A wake-up while every lane was busy: this one may have checked just before.
      if (again) wake();
    });
    lanes.add(lane);
  }

  async function work(): Promise<void> {
    try {
      while (!finishing && (await deliverNextMail(tools, wake)));
      outbox.worked();
    } catch (problem) {
      outbox.failed(problem);
    }
  }

  const sweep = setInterval(() => {
    failAbandonedMails(parts.database).catch(outbox.failed);
    wake();
  }, SWEEP_MS);

  return {
    wake,
    wakeSoon,
    async finish(milliseconds) {
      finishing = true;
      clearInterval(sweep);
      clearTimeout(soon);
      const patience = new Promise<void>((resolve) => setTimeout(resolve, milliseconds).unref());
      await Promise.race([Promise.all(lanes), patience]);
    },
  };
}
