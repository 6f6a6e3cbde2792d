import { expect, it } from 'vitest';
import { createDateReader } from './date-reader.ts';
import { WarningList } from './warning-list.ts';

const today = '2026-11';
const read = (texts: readonly string[], dateOrder?: 'dayFirst' | 'monthFirst') =>
  createDateReader(texts, { today, ...(dateOrder && { dateOrder }) }, new WarningList());

it('PRO-01 asks once which of two numbers is the month, where no date of the file says it', () => {
  expect(() => read(['2019', '05/03/2018'])).toThrow(
    expect.objectContaining({ code: 'datesAmbiguous', params: { date: '05/03/2018' } }),
  );
  expect(read(['05/03/2018'], 'dayFirst').any('05/03/2018')).toBe('2018-03');
  expect(read(['05/03/2018'], 'monthFirst').any('05/03/2018')).toBe('2018-05');
});

it.each([
  [['05/03/2018', '25/12/2019'], '05/03/2018', '2018-03'],
  [['05/03/2018', '12/25/2019'], '05/03/2018', '2018-05'],
  [['3/3/98'], '3/3/98', '1998-03'],
  [['3/3/26'], '3/3/26', '2026-03'],
  [['7/8/26, 3:43 PM'], '7/8/26, 3:43 PM', '2026-07'],
  [['Mar 2019'], 'Mar 2019', 'Mar 2019'],
])('PRO-01 of %j, %s is %s', (texts, text, date) => {
  expect(read(texts).any(text)).toBe(date);
});

it('PRO-01 nothing has begun in the future', () => {
  const warnings = new WarningList();
  const { past } = createDateReader([], { today }, warnings);
  expect([past('2099', 'experiences.start'), past('2026', ''), past('2026-12', ''), past('2026-11', '')]).toEqual([
    '',
    '2026',
    '',
    '2026-11',
  ]);
  expect(warnings.list()[0]).toEqual({ code: 'dateToCome', params: { field: 'experiences.start', value: '2099' } });
});
