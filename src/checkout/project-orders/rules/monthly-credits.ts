interface MonthOfProject {
  /** Of everybody who works in it at an agreed price. */
  hires: readonly { monthlyHours: number | null; grossCents: number }[];
  /** Credits of the project that are not spent yet. */
  leftCents: number;
}

/** What a month of a project costs beyond the credits that it still has, in cents of reais; never below zero. */
export function missingCredits({ hires, leftCents }: MonthOfProject): number {
  const month = hires.reduce((sum, { monthlyHours, grossCents }) => sum + (monthlyHours ?? 0) * grossCents, 0);
  return Math.max(0, month - Math.max(0, leftCents));
}
