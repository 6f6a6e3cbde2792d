import { getStates } from '@brazilian-utils/brazilian-utils/get-states';

/** Brazil's 26 states and the Federal District, by name; names are the same in every language. */
export const states = getStates();
export type StateCode = (typeof states)[number]['code'];
export const stateCodes: readonly StateCode[] = states.map(({ code }) => code);

export const nameOfState = (wanted: StateCode): string => states.find(({ code }) => code === wanted)!.name;
