const HOUR_MS = 3_600_000;
const MORNING = 9;

/** Times that a message is often sent at later, by the clock of whoever writes: in an hour, tomorrow and on Monday morning. */
export function sendTimes(now: Date): { name: 'hour' | 'tomorrow' | 'monday'; at: Date }[] {
  const tomorrow = morningAfter(now, 1);
  const monday = morningAfter(now, (8 - now.getDay()) % 7 || 7);
  const times = [
    { name: 'hour' as const, at: new Date(now.getTime() + HOUR_MS) },
    { name: 'tomorrow' as const, at: tomorrow },
  ];
  return monday.getTime() === tomorrow.getTime() ? times : [...times, { name: 'monday' as const, at: monday }];
}

function morningAfter(now: Date, days: number): Date {
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + days, MORNING);
}

/** As a field for local date and time reads it. */
export function localField(at: Date): string {
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 'YYYY-MM-DDTHH:MM'.length);
}
