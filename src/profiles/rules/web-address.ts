import { PROFILE_LIMITS } from '#profiles/rules/profile-limits.ts';

/**
 * Returns the address when it is safe to link, otherwise null: only http and https, no user name or password
 * (https://linkedin.com@evil.example looks like another site), not longer than the limit.
 */
export function safeWebAddress(text: string): string | null {
  const trimmed = text.trim();
  if (trimmed.length > PROFILE_LIMITS.webAddress || !URL.canParse(trimmed)) return null;
  const url = new URL(trimmed);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return null;
  if (url.username !== '' || url.password !== '') return null;
  const bare = url.pathname === '/' && url.search === '' && url.hash === '';
  const address = bare ? url.origin : url.href;
  return address.length <= PROFILE_LIMITS.webAddress ? address : null;
}
