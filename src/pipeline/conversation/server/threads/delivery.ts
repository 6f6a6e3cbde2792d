import type { Announced } from '#applications/server/announce-applications.ts';
import type { applicationMessages } from '#applications/messages/server/tables.ts';

/** A message that the other side reads from now on. */
export interface Delivery {
  message: typeof applicationMessages.$inferSelect;
  application: Announced;
}

export interface DeliveryTime {
  now: Date;
}

/** What a message means for the state of its conversation. */
export interface Manner {
  /** False for words after which nobody has to answer; true without it. */
  asksAnswer?: boolean | undefined;
  /** Mailed at its time, whenever the last mail was; true for what nobody may miss for a quarter of an hour. */
  isUrgent?: boolean | undefined;
  /** Whoever writes has the conversation before their eyes. */
  hasRead?: boolean | undefined;
}
