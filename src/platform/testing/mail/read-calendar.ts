interface CalendarLine {
  name: string;
  parameters: Record<string, string>;
  value: string;
}
interface CalendarEvent {
  lines: readonly CalendarLine[];
  /** The value of a property that occurs once. */
  one(name: string): string;
  all(name: string): readonly CalendarLine[];
}

const linePattern = /^([A-Z][A-Z0-9-]*)((?:;[A-Z][A-Z0-9-]*=(?:"[^"\x00-\x08\x0A-\x1F]*"|[^";:,\x00-\x1F]*))*):(.*)$/;

/** Parses a calendar file as strictly as RFC 5545 and 5546 demand, and refuses whatever could confuse a calendar program. */
export function readCalendar(file: string): { method: string; events: readonly CalendarEvent[] } {
  expectThat(file.endsWith('\r\n'), 'the last line does not end');
  expectThat(!/(?<!\r)\n|\r(?!\n)/.test(file), 'a line does not end with CR LF');
  for (const raw of file.split('\r\n')) expectThat(Buffer.byteLength(raw) <= 75, `longer than 75 octets: ${raw}`);
  const lines = file
    .replaceAll(/\r\n[ \t]/g, '')
    .split('\r\n')
    .filter((line) => line !== '')
    .map(readLine);
  expectThat(isMark(lines[0], 'BEGIN', 'VCALENDAR') && isMark(lines.at(-1), 'END', 'VCALENDAR'), 'not one calendar');
  const head = lines.slice(1, lines.findIndex((line) => isMark(line, 'BEGIN', 'VEVENT')) >>> 0);
  const valueOf = (name: string) => head.find((line) => line.name === name)?.value;
  expectThat(valueOf('VERSION') === '2.0' && valueOf('PRODID') !== undefined, 'no version or product');
  const method = valueOf('METHOD') ?? '';
  return { method, events: readEvents(lines, method) };
}

function readEvents(lines: readonly CalendarLine[], method: string): CalendarEvent[] {
  const events: CalendarEvent[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    if (!isMark(lines[at], 'BEGIN', 'VEVENT')) continue;
    const end = lines.findIndex((line, index) => index > at && isMark(line, 'END', 'VEVENT'));
    expectThat(end > at, 'an event does not end');
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
      expectThat(found.length === 1, `${name} is there ${found.length} times`);
      return found[0]!.value;
    },
  };
}

function checkEvent(event: CalendarEvent, method: string): CalendarEvent {
  expectThat(event.one('UID').length > 0, 'no id');
  for (const name of ['DTSTAMP', 'DTSTART'])
    expectThat(/^\d{8}T\d{6}Z$/.test(event.one(name)), `${name} is not in UTC`);
  expectThat(event.one('DURATION') === 'PT60M', 'not an hour');
  expectThat(/^\d+$/.test(event.one('SEQUENCE')), 'no sequence');
  expectThat(!/(?<!\\)(?:\\\\)*[,;]/.test(event.one('SUMMARY')), 'the title is not escaped');
  if (method === 'PUBLISH') return event;
  expectThat(/^mailto:[^@\s]+@[^@\s]+$/i.test(event.one('ORGANIZER')), 'no organizer');
  expectThat(event.all('ATTENDEE').length > 0, 'nobody attends');
  expectThat((method === 'CANCEL') === (event.one('STATUS') === 'CANCELLED'), 'method and status differ');
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

function expectThat(holds: boolean, problem: string): asserts holds {
  if (!holds) throw new Error(`Calendar file: ${problem}`);
}
