/** Adds to each line, oldest first, what there is after it. `opening`: before the first one; null: unknown, because lines are left out. */
export function withBalances<Line extends { cents: number }>(
  lines: readonly Line[],
  opening: number | null,
): (Line & { balanceCents: number | null })[] {
  let balanceCents = opening;
  return lines.map((line) => {
    if (balanceCents !== null) balanceCents += line.cents;
    return { ...line, balanceCents };
  });
}

export const sumOfLines = (lines: readonly { cents: number }[]) => lines.reduce((sum, { cents }) => sum + cents, 0);
