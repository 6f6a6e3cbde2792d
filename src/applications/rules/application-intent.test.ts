import { expect, it } from 'vitest';
import { readAdmissionLink, settleLink } from '#jobs/vacancy/rules/admission-link.ts';
import { parseIntent } from './application-intent.ts';

const now = Date.UTC(2026, 4, 20);
const intent = { projectId: 'p', positionIndex: 0, address: '/jobs/details-view/p/0', timestamp: now - 1_000 };

it('SES-09 keeps an intent for a week', () => {
  expect(parseIntent(JSON.stringify(intent), now)).toEqual(intent);
  expect(parseIntent(JSON.stringify(intent), now + 8 * 86_400_000)).toBeNull();
});

it('SES-09 keeps the kind of the vacancy, of the kinds that there are', () => {
  const upsell = { ...intent, positionType: 'upsell' };
  expect(parseIntent(JSON.stringify(upsell), now)).toEqual(upsell);
  expect(parseIntent(JSON.stringify({ ...intent, positionType: 'other' }), now)).toEqual(intent);
});

it.each([
  null,
  '',
  '{',
  '7',
  '{}',
  JSON.stringify({ ...intent, address: 'https://evil.test' }),
  JSON.stringify({ ...intent, positionIndex: 'x' }),
])('SES-09 does not trust %j', (text) => expect(parseIntent(text, now)).toBeNull());

it.each([
  [undefined, undefined, {}],
  ['upsellId=7', 'm1', { matchmakingId: 'm1', upsellId: '7' }],
  ['replacementId=ab', 12, { matchmakingId: '12', replacementId: 'ab' }],
  ['whatever', '', {}],
])('JOB-03 reads a link with %j and %j', (part, matchmakingId, link) =>
  expect(readAdmissionLink(part, matchmakingId)).toEqual(link),
);

const upsell = { kind: 'upsell' as const, id: 'u1' };
it.each([
  [{}, null, {}, false],
  [{ matchmakingId: 'm' }, upsell, { matchmakingId: 'm', upsellId: 'u1' }, false],
  [{ upsellId: 'u1' }, upsell, { upsellId: 'u1' }, false],
  [{ replacementId: 'u1' }, upsell, { upsellId: 'u1' }, true],
  [{ upsellId: 'other' }, upsell, { upsellId: 'u1' }, true],
  [{ upsellId: 'other', matchmakingId: 'm' }, null, { matchmakingId: 'm' }, true],
])('BRI-05 the link %j to the vacancy %j applies by %j', (link, addition, expected, isUnknown) => {
  expect(settleLink(link, addition)).toEqual({ link: expected, isUnknown });
});
