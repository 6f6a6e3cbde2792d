import type { Gate } from './gate.ts';

/** Times at which tests that read the day or the hour went wrong, or could. */
const moments: Record<string, string> = {
  'late on a Saturday': '2026-08-15T23:40:00-03:00',
  '31 December': '2026-12-31T15:00:00-03:00',
  '29 February': '2028-02-29T10:00:00-03:00',
  'midnight before the first business day, 03:00 UTC': '2026-09-01T03:00:00Z',
  'the third business day': '2026-09-03T09:00:00-03:00',
  'a holiday': '2026-10-12T11:00:00-03:00',
  'summer time begins in New York': '2026-03-08T06:59:00Z',
  'summer time ends in New York': '2026-11-01T05:59:00Z',
  'summer time begins in Lisbon': '2026-03-29T00:59:00Z',
  'summer time ends in Lisbon': '2026-10-25T00:59:00Z',
  'the last minute of a month': '2026-04-30T23:59:00-03:00',
  'a Sunday noon': '2026-06-21T12:00:00-03:00',
};

/** Unit and API tests once for each of these moments, which the tests take from `TEST_MOMENT`. */
export function atEveryMoment(gates: readonly Gate[]): Gate[] {
  const moved = gates.filter(({ name }) => name === 'unit' || name === 'api');
  return Object.entries(moments).flatMap(([words, moment]) =>
    moved.map((gate) => ({
      ...gate,
      title: `${gate.title} at ${moment} (${words})`,
      again: `TEST_MOMENT=${moment} npm test -- --only ${gate.name}`,
      run: (parameters: string[]) => {
        process.env.TEST_MOMENT = moment;
        return gate.run(parameters);
      },
    })),
  );
}
