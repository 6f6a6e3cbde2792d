interface Span {
  id: string;
  projectId: string;
  startedAt: Date;
  endedAt: Date;
  timeZone: string;
}

/** For the message that names the entry in the way, and the link to it: its times in the zone in which it was written. */
export function describeSpan({ id, projectId, startedAt, endedAt, timeZone }: Span) {
  const time = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' });
  return { entryId: id, projectId, from: time.format(startedAt), until: time.format(endedAt) };
}
