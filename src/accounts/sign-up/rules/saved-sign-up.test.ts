import { expect, test } from 'vitest';
import { parseSavedSignUp } from './saved-sign-up.ts';

test('ACC-09 a campaign’s page goes on with its own sign-up, with what was chosen there', () => {
  const values = { page: '/sales-signup/spring', userRole: 'squadOwner', acceptedTerms: true } as const;
  expect(parseSavedSignUp(JSON.stringify(values))).toEqual(values);
  expect(parseSavedSignUp(JSON.stringify({ ...values, page: '/signup?employer' })).page).toBe('/signup?employer');
});

test.each([null, 'no JSON', '[]', '"text"', 'null', '{"page":7,"userRole":"admin","acceptedTerms":"yes"}'])(
  'ACC-09 %s counts as nothing chosen',
  (text) => {
    expect(parseSavedSignUp(text)).toEqual({ page: '/signup', userRole: null, acceptedTerms: false });
  },
);

test.each(['/login', '/', '/signup-admin', '//evil.example', 'https://evil.example/signup', '/my-projects'])(
  'ACC-09 whoever came from %s goes on at the sign-up page',
  (page) => {
    expect(parseSavedSignUp(JSON.stringify({ page })).page).toBe('/signup');
  },
);
