import { type SignUpFields, signUpProblems } from '#accounts/rules/sign-up-problems.ts';

export const STAFF_NAME_LENGTH = 80;
const OLDEST = '1900-01-01';

export interface StaffFields extends SignUpFields {
  firstName: string;
  lastName: string;
  displayName: string;
  /** `YYYY-MM-DD`. */
  dob: string;
}

/** A valid calendar date, of somebody who may be alive. */
export function isDateOfBirth(date: string, today: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date) || date < OLDEST || date >= today) return false;
  const day = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(date);
}

/** The first problem of each field of the staff's sign-up; null where there is none. */
export function staffSignUpProblems(fields: StaffFields, today: string) {
  const named = (value: string) => (value.trim() === '' ? ('required' as const) : null);
  const { firstName, lastName, displayName, dob } = fields;
  return {
    ...signUpProblems(fields),
    firstName: named(firstName),
    lastName: named(lastName),
    displayName: named(displayName),
    dob: named(dob) ?? (isDateOfBirth(dob, today) ? null : ('dateInvalid' as const)),
  };
}
