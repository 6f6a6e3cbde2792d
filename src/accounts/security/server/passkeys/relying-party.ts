import type { Context } from '#platform/http/request-context.ts';

/** The relying party of passkeys: the product's public address. */
export function relyingParty(context: Context): { id: string; origin: string } {
  const { hostname, origin } = new URL(context.settings.publicUrl);
  return { id: hostname, origin };
}
