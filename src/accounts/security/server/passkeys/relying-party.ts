import type { Context } from '#platform/http/request-context.ts';

/** For whom passkeys are made: the address under which the product is public. */
export function relyingParty(context: Context): { id: string; origin: string } {
  const { hostname, origin } = new URL(context.settings.publicUrl);
  return { id: hostname, origin };
}
