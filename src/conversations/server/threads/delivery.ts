import type { Mailing } from '#pipeline/server/ports.ts';
import type { Announced } from '#applications/server/announce-applications.ts';
import type { applicationMessages } from '#conversations/server/tables.ts';

/** A message that the other side reads from now on. */
export interface Delivery {
  message: typeof applicationMessages.$inferSelect;
  application: Announced;
}

export interface DeliveryTime {
  now: Date;
}

/** What a message means for the state of its conversation. */
export interface Manner extends Pick<Mailing, 'asksAnswer' | 'isUrgent'> {
  /** Whoever writes has the conversation before their eyes. */
  hasRead?: boolean | undefined;
}
