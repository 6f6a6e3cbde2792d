import type { AnyJob } from '#platform/jobs/queue.ts';
import { expireReservations } from './reserve-money.ts';

/** Every minute: money that was set aside and is not needed in time goes back. */
export const expireReservationsJob: AnyJob = {
  name: 'expire-reservations',
  retryLimit: 3,
  retryDelaySeconds: 20,
  schedule: '* * * * *',
  run: (_data, { database, now }) => expireReservations(database, now),
};
