export const WEB_ADDRESS_LENGTH = 500;

/**
 * The one form in which an address is stored, sent and linked (`Https://A.example/a b` is `https://a.example/a%20b`), when it is safe to link; otherwise null: only http and https, no user name or password
 * (https://linkedin.com@evil.example looks like another site), not longer than the limit.
 */
export function safeWebAddress(text: string): string | null {
  const trimmed = text.trim();
  if (trimmed.length > WEB_ADDRESS_LENGTH || !URL.canParse(trimmed)) return null;
  const url = new URL(trimmed);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return null;
  if (url.username !== '' || url.password !== '') return null;
  const bare = url.pathname === '/' && url.search === '' && url.hash === '';
  const address = bare ? url.origin : url.href;
  return address.length <= WEB_ADDRESS_LENGTH ? address : null;
}
