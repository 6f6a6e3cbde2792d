import { expect, test } from 'vitest';
import { setSiteAddress } from '#platform/mail/site-address.ts';
import { calendarFile } from './calendar-file.ts';

setSiteAddress('https://ponte.example');

const entry = {
  interviewId: '0191f7a2-0000-7000-8000-000000000001',
  sequence: 0,
  startsAt: new Date('2026-12-01T12:00:00Z'),
  changedAt: new Date('2026-11-30T12:00:00Z'),
  title: 'Interview',
  description: 'With Acme',
  meetingLink: 'https://meet.example/abc' as string | null,
  organizer: 'Acme',
  attendee: { name: 'Ana', email: 'ana@example.com' },
};
const lines = (changes: Partial<typeof entry>) =>
  calendarFile([{ ...entry, ...changes }], { method: 'REQUEST' })
    .replaceAll('\r\n ', '')
    .split('\r\n');

test('PIP-04 a calendar file names link, organizer and reader', () => {
  const file = lines({});
  expect(file).toEqual(expect.arrayContaining(['URL:https://meet.example/abc', 'LOCATION:https://meet.example/abc']));
  expect(file.filter((line) => /^(ORGANIZER|ATTENDEE)/.test(line))).toHaveLength(2);
});

test.each(['https://meet_room.example/abc', 'Https://meet.example/abc', 'https://meet.example/a b'])(
  'PIP-04 the link %s, which a calendar file does not hold, is its place alone',
  (meetingLink) => {
    const file = lines({ meetingLink });
    expect(file.some((line) => line.startsWith('URL:'))).toBe(false);
    expect(file).toContain(`LOCATION:${meetingLink}`);
    expect(file.some((line) => line.startsWith('ATTENDEE'))).toBe(true);
  },
);

test('PIP-04 without an address that a calendar knows, it says when and where', () => {
  const file = lines({ attendee: { name: 'Ana', email: 'ana' } });
  expect(file).toEqual(expect.arrayContaining(['DTSTART:20261201T120000Z', 'LOCATION:https://meet.example/abc']));
  expect(file.some((line) => line.startsWith('ATTENDEE'))).toBe(false);
});
