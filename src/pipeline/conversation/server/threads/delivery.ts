import type { Announced } from '#candidacies/applications/server/announce-applications.ts';
import type { applicationMessages } from '#candidacies/messages/server/tables.ts';

/** A message that the other side reads from now on. */
export interface Delivery {
  message: typeof applicationMessages.$inferSelect;
  application: Announced;
}

export interface DeliveryTime {
  now: Date;
  publicUrl: string;
}
