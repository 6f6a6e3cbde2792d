/** Turns a typed web address ("acme.com") into one that can be linked; null when it is not valid. */
export function companySite(typed: string): string | null {
  const trimmed = typed.trim();
  const withScheme =
    /^[a-z][a-z\d+.-]*:/i.test(trimmed) && !/^[^:/]+\.[^:/]+:\d/.test(trimmed) ? trimmed : `https://${trimmed}`;
  try {
    const url = new URL(withScheme);
    const isWeb = url.protocol === 'https:' || url.protocol === 'http:';
    const hasDomain = /^[^.]+(\.[^.]+)+$/.test(url.hostname);
    return isWeb && hasDomain && url.username === '' ? url.href.replace(/\/$/, '') : null;
  } catch {
    return null;
  }
}
