import { type StateCode, states } from '#platform/brazil/states.ts';
import { foldText } from '#taxonomy/rules/fold-text.ts';

export type Place = { city: string } | { state: StateCode };

/** States that are meant by their capital more often than by themselves. */
const namedLikeCities: readonly StateCode[] = ['SP', 'RJ'];
const OFFERED = 5;

/** A typed place: a state by its code or name, otherwise a city. Null for nothing. */
export function readPlace(typed: string): Place | null {
  const folded = foldText(typed);
  if (folded === '') return null;
  const state = states.find(
    ({ code, name }) => foldText(code) === folded || (foldText(name) === folded && !namedLikeCities.includes(code)),
  );
  return state ? { state: state.code } : { city: typed.trim() };
}

/** The states to offer while somebody types: those whose code or a word of whose name begins so. */
export function offerStates(typed: string): { code: StateCode; name: string }[] {
  const folded = foldText(typed);
  if (folded === '') return [];
  const begins = (text: string) => ` ${foldText(text)}`.includes(` ${folded}`);
  return states.filter(({ code, name }) => begins(code) || begins(name)).slice(0, OFFERED);
}
