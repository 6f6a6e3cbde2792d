import { expect, test } from 'vitest';
import { parseKeptSignUp } from './kept-sign-up.ts';

test('ACC-09 a campaign’s page goes on with its own sign-up, with what was chosen there', () => {
  const kept = { page: '/sales-signup/spring', userRole: 'squadOwner', acceptedTerms: true } as const;
  expect(parseKeptSignUp(JSON.stringify(kept))).toEqual(kept);
  expect(parseKeptSignUp(JSON.stringify({ ...kept, page: '/signup?employer' })).page).toBe('/signup?employer');
});

test.each([null, 'no JSON', '[]', '"text"', 'null', '{"page":7,"userRole":"admin","acceptedTerms":"yes"}'])(
  'ACC-09 %s counts as nothing chosen',
  (text) => {
    expect(parseKeptSignUp(text)).toEqual({ page: '/signup', userRole: null, acceptedTerms: false });
  },
);

test.each(['/login', '/', '/signup-admin', '//evil.example', 'https://evil.example/signup', '/my-projects'])(
  'ACC-09 whoever came from %s goes on at the sign-up page',
  (page) => {
    expect(parseKeptSignUp(JSON.stringify({ page })).page).toBe('/signup');
  },
);
