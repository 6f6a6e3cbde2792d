interface CalendarLine {
  name: string;
  parameters: Record<string, string>;
  value: string;
}
interface CalendarEvent {
  lines: readonly CalendarLine[];
  /** Value of a property that is there once. */
  one(name: string): string;
  all(name: string): readonly CalendarLine[];
}

const linePattern = /^([A-Z][A-Z0-9-]*)((?:;[A-Z][A-Z0-9-]*=(?:"[^"\x00-\x08\x0A-\x1F]*"|[^";:,\x00-\x1F]*))*):(.*)$/;

/** Reads a calendar file as strictly as RFC 5545 and 5546 say, and refuses whatever a calendar program may stumble over. */
export function readCalendar(file: string): { method: string; events: readonly CalendarEvent[] } {
  demand(file.endsWith('\r\n'), 'the last line does not end');
  demand(!/(?<!\r)\n|\r(?!\n)/.test(file), 'a line does not end with CR LF');
  for (const raw of file.split('\r\n')) demand(Buffer.byteLength(raw) <= 75, `longer than 75 octets: ${raw}`);
  const lines = file
    .replaceAll(/\r\n[ \t]/g, '')
    .split('\r\n')
    .filter((line) => line !== '')
    .map(readLine);
  demand(isMark(lines[0], 'BEGIN', 'VCALENDAR') && isMark(lines.at(-1), 'END', 'VCALENDAR'), 'not one calendar');
  const head = lines.slice(1, lines.findIndex((line) => isMark(line, 'BEGIN', 'VEVENT')) >>> 0);
  const valueOf = (name: string) => head.find((line) => line.name === name)?.value;
  demand(valueOf('VERSION') === '2.0' && valueOf('PRODID') !== undefined, 'no version or product');
  const method = valueOf('METHOD') ?? '';
  return { method, events: readEvents(lines, method) };
}

function readEvents(lines: readonly CalendarLine[], method: string): CalendarEvent[] {
  const events: CalendarEvent[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    if (!isMark(lines[at], 'BEGIN', 'VEVENT')) continue;
    const end = lines.findIndex((line, index) => index > at && isMark(line, 'END', 'VEVENT'));
    demand(end > at, 'an event does not end');
    events.push(checkEvent(toEvent(lines.slice(at + 1, end)), method));
    at = end;
  }
  return events;
}

function toEvent(lines: readonly CalendarLine[]): CalendarEvent {
  const all = (name: string) => lines.filter((line) => line.name === name);
  return {
    lines,
    all,
    one(name) {
      const found = all(name);
      demand(found.length === 1, `${name} is there ${found.length} times`);
      return found[0]!.value;
    },
  };
}

function checkEvent(event: CalendarEvent, method: string): CalendarEvent {
  demand(event.one('UID').length > 0, 'no id');
  for (const name of ['DTSTAMP', 'DTSTART']) demand(/^\d{8}T\d{6}Z$/.test(event.one(name)), `${name} is not in UTC`);
  demand(event.one('DURATION') === 'PT60M', 'not an hour');
  demand(/^\d+$/.test(event.one('SEQUENCE')), 'no sequence');
  demand(!/(?<!\\)(?:\\\\)*[,;]/.test(event.one('SUMMARY')), 'the title is not escaped');
  if (method === 'PUBLISH') return event;
  demand(/^mailto:[^@\s]+@[^@\s]+$/i.test(event.one('ORGANIZER')), 'no organizer');
  demand(event.all('ATTENDEE').length > 0, 'nobody attends');
  demand((method === 'CANCEL') === (event.one('STATUS') === 'CANCELLED'), 'method and status differ');
  return event;
}

function readLine(line: string): CalendarLine {
  const [, name, parameters, value] = linePattern.exec(line) ?? [];
  if (name === undefined || parameters === undefined || value === undefined) throw new Error(`not a line: ${line}`);
  const pairs = parameters.matchAll(/;([A-Z0-9-]+)=(?:"([^"]*)"|([^;]*))/g);
  return {
    name,
    value,
    parameters: Object.fromEntries([...pairs].map(([, key, quoted, plain]) => [key, quoted ?? plain ?? ''])),
  };
}

function isMark(line: CalendarLine | undefined, name: string, value: string): boolean {
  return line?.name === name && line.value === value;
}

function demand(holds: boolean, problem: string): asserts holds {
  if (!holds) throw new Error(`Calendar file: ${problem}`);
}
