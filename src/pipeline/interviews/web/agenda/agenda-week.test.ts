import { describe, expect, it } from 'vitest';
import { dayAfter, daysOfWeek, mondayOf, readAgendaSearch } from './agenda-week.ts';

describe('weeks of the agenda', () => {
  it.each([
    ['2026-11-22', '2026-11-16'],
    ['2026-11-23', '2026-11-23'],
    ['2027-01-01', '2026-12-28'],
    ['2026-13-45', '2026-03-02'],
    [undefined, '2026-03-02'],
  ])('PIP-04 %s is in the week of %s', (day, monday) => {
    expect(mondayOf(day, '2026-03-04')).toBe(monday);
  });

  it('PIP-04 has seven days and goes over the end of a year', () => {
    expect(daysOfWeek('2026-12-28').at(-1)).toBe('2027-01-03');
    expect(dayAfter('2026-03-08', -7)).toBe('2026-03-01');
  });

  it('PIP-04 an invalid address is the plain agenda', () => {
    expect(readAgendaSearch({ week: '<b>', view: 'all', interviewer: '1', position: ['x'] })).toEqual({});
    expect(readAgendaSearch({ week: '2026-11-23', view: 'list' })).toEqual({ week: '2026-11-23', view: 'list' });
  });
});
