interface Span {
  startedAt: Date;
  endedAt: Date;
  timeZone: string;
  task: string;
}

/** For the message that names the entry in the way: its task, and its times in the zone in which it was written. */
export function describeSpan({ startedAt, endedAt, timeZone, task }: Span) {
  const time = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' });
  return { from: time.format(startedAt), until: time.format(endedAt), task };
}
