interface Waiting {
  projectId: string;
  workspaceId: string;
  /** Asked for by one order, paid, and not given to the project yet. */
  cents: number;
}

/**
 * What of paid orders still waits in the wallets, in cents by project: each takes what is left of its company’s available credits, in the order
 * in which they stand, so that no cent waits for two projects. Credits that the wallet does not hold any more wait for nobody.
 */
export function shareAvailable(
  waiting: readonly Waiting[],
  availableCents: ReadonlyMap<string, number>,
): Map<string, number> {
  const left = new Map(availableCents);
  const shares = new Map<string, number>();
  for (const { projectId, workspaceId, cents } of waiting) {
    const free = Math.max(0, left.get(workspaceId) ?? 0);
    const share = Math.min(cents, free);
    left.set(workspaceId, free - share);
    shares.set(projectId, (shares.get(projectId) ?? 0) + share);
  }
  return shares;
}
