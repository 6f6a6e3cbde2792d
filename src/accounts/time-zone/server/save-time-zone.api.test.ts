import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { shareTestProduct, type TestProduct } from '#application/testing/test-product.ts';
import { users } from '#accounts/server/tables.ts';
import { findToldTimeZone } from '#accounts/time-zone/server/find-time-zone.ts';
import { nextLocalMidnight } from '#platform/calendar/time-zones.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await shareTestProduct();
});
afterAll(() => product.close());

const zonesOf = async (id: string) => {
  const { timeZone, nextTimeZone, nextTimeZoneFrom } = users;
  const [row] = await product.database
    .select({ timeZone, nextTimeZone, nextTimeZoneFrom })
    .from(users)
    .where(eq(users.id, id));
  return row!;
};

test.each(['squadOwner', 'squadMember', 'recruiter', 'admin'] as const)(
  'TIM-02 the first zone that a %s tells holds at once, another from the next midnight there',
  async (role) => {
    const person = await product.person({ role });
    const tell = (timeZone: string) => person.call('PUT /session/timeZone', { body: { timeZone } });
    expect(await findToldTimeZone(product.database, person.id, new Date())).toBeNull();
    expect((await tell('Pacific/Kiritimati')).status).toBe(200);
    expect(await zonesOf(person.id)).toEqual({
      timeZone: 'Pacific/Kiritimati',
      nextTimeZone: null,
      nextTimeZoneFrom: null,
    });
    const earliest = nextLocalMidnight('Pacific/Kiritimati', new Date());
    expect((await tell('Europe/Lisbon')).status).toBe(200);
    const latest = nextLocalMidnight('Pacific/Kiritimati', new Date());
    const { nextTimeZoneFrom: midnight, ...zones } = await zonesOf(person.id);
    expect(zones).toEqual({ timeZone: 'Pacific/Kiritimati', nextTimeZone: 'Europe/Lisbon' });
    expect([earliest, latest]).toContainEqual(midnight);
    const before = new Date(midnight!.getTime() - 1);
    expect(await findToldTimeZone(product.database, person.id, before)).toBe('Pacific/Kiritimati');
    expect(await findToldTimeZone(product.database, person.id, midnight!)).toBe('Europe/Lisbon');
  },
);

test('TIM-02 of many changes at once one stands whole, and what holds today stays', async () => {
  const person = await product.person({ role: 'squadMember' });
  const tell = (timeZone: string) => person.call('PUT /session/timeZone', { body: { timeZone } });
  await tell('Asia/Tokyo');
  const others = ['UTC', 'Europe/Lisbon', 'America/New_York', 'Pacific/Kiritimati'];
  const answers = await Promise.all(others.map(tell));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  const { timeZone, nextTimeZone } = await zonesOf(person.id);
  expect(timeZone).toBe('Asia/Tokyo');
  expect(others).toContain(nextTimeZone);
});

test.each(['Mars/Olympus', '+03:00', "UTC'; drop table users; --"])(
  'TIM-02 %s is refused clearly',
  async (timeZone) => {
    const person = await product.person({ role: 'squadMember' });
    const { status, body } = await person.call('PUT /session/timeZone', { body: { timeZone } });
    expect([status, body.error.code]).toEqual([422, 'accounts.timeZoneUnknown']);
    expect((await zonesOf(person.id)).timeZone).toBeNull();
  },
);
