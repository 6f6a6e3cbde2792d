import { getMunicipalities } from '@brazilian-utils/brazilian-utils/get-municipalities';
import type { StateCode } from '#platform/brazil/states.ts';
import { foldText } from '#taxonomy/rules/fold-text.ts';

const known = new Map<StateCode, readonly string[]>();

/** The names of a state's cities as `city_key` folds them: vacancies name their city, and no state. */
export function citiesOfState(state: StateCode): readonly string[] {
  const cities = known.get(state) ?? getMunicipalities(state).map(({ name }) => foldText(name));
  known.set(state, cities);
  return cities;
}
