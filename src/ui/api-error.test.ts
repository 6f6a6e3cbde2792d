import { expect, test } from 'vitest';
import { ApiError, besides, fieldErrors } from './api-error.ts';

const refused = (...paths: string[]) =>
  new ApiError({
    ...{ status: 422, code: 'platform.invalid', message: 'Check the fields' },
    fields: paths.map((path) => ({ path, code: 'platform.fieldInvalid', message: `Wrong ${path}` })),
  });

test('GEN-03 what stands at the fields of a form is not said again, and nothing else is left unsaid', () => {
  const link = refused('meetingLink');
  expect(fieldErrors(link)).toEqual({ meetingLink: 'Wrong meetingLink' });
  expect(besides(link, ['meetingLink', 'message'])).toBeNull();
  const more = refused('meetingLink', 'times');
  expect(besides(more, ['meetingLink'])).toBe(more);
  const whole = refused();
  expect(besides(whole, ['meetingLink'])).toBe(whole);
  const away = new TypeError('no network');
  expect(besides(away, ['meetingLink'])).toBe(away);
  expect(besides(null, ['meetingLink'])).toBeNull();
});
