/** By task, the own changes of which each began where the former ended: the versions before the first and after the last one. */
const chains = new Map<string, { from: number; to: number }>();

/** Who goes on before a change was answered still names the version before it, but has seen what is in the one that came of it. */
export function versionNow(taskId: string, version: number): number {
  const chain = chains.get(taskId);
  return chain && chain.from <= version && version < chain.to ? chain.to : version;
}

/** Notes an own change. Where somebody else's came in between, the version before stays stale. */
export function noteOwnChange(taskId: string, before: number, after: number): void {
  if (after !== before + 1) return;
  const chain = chains.get(taskId);
  chains.set(taskId, { from: chain?.to === before ? chain.from : before, to: after });
}
