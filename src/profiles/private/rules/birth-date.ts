/** Apprentices may work from the age of 14 (Brazil's Constitution, article 7, XXXIII). */
export const MINIMUM_AGE = 14;
const MAXIMUM_AGE = 120;

/** Age in full years on the day `today`; both as YYYY-MM-DD. */
export function ageOn(birthDate: string, today: string): number {
  const years = Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return today.slice(5) < birthDate.slice(5) ? years - 1 : years;
}

/** A valid calendar date on which somebody of working age can have been born; '' means not given. */
export function isBirthDate(text: string, today: string): boolean {
  if (text === '') return true;
  const moment = new Date(`${text}T00:00:00Z`);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || Number.isNaN(moment.getTime())) return false;
  // Date turns 31 February into a day of March.
  if (moment.toISOString().slice(0, 10) !== text) return false;
  const age = ageOn(text, today);
  return age >= MINIMUM_AGE && age <= MAXIMUM_AGE;
}
