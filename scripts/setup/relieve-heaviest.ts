import type { Cluster, Graph, Limits } from './cluster-modules.ts';
import { improveClusters } from './improve-clusters.ts';

const ROUNDS = 5;
/** What one more request weighs beside its content, in characters of source. */
const PER_REQUEST = 25_000;
/** Pages this close to the heaviest one are relieved with it. */
const CLOSE = 0.96;

/**
 * Improves groups round by round, each time with more weight on the pages of menus that came out heaviest, because the bound of a first
 * load holds for each page and not for their sum. Returns the groups of the round whose heaviest page is lightest.
 */
export function relieveHeaviest(
  graph: Graph,
  pagesOf: ReadonlyMap<string, ReadonlySet<string>>,
  limits: Limits,
  { pages, clusters: first }: { pages: readonly string[]; clusters: readonly Cluster[] },
): Cluster[] {
  const burden = new Map(pages.map((page) => [page, 1]));
  let clusters: readonly Cluster[] = first;
  let best: { clusters: readonly Cluster[]; heaviest: number } = { clusters, heaviest: Infinity };
  for (let round = 0; round < ROUNDS; round++) {
    const weightOf = (page: string) => limits.weightOf(page) * (burden.get(page) ?? 1);
    clusters = improveClusters(graph, pagesOf, { ...limits, weightOf }, clusters);
    const loads = loadsOf(graph, clusters);
    const heaviest = Math.max(...pages.map((page) => loads.get(page) ?? 0));
    if (heaviest < best.heaviest) best = { clusters, heaviest };
    for (const page of pages) if ((loads.get(page) ?? 0) > heaviest * CLOSE) burden.set(page, burden.get(page)! * 1.6);
  }
  return [...best.clusters];
}

/** What each page loads of the groups: those with its modules, and those that they need. */
function loadsOf(graph: Graph, clusters: readonly Cluster[]): Map<string, number> {
  const clusterOf = new Map(clusters.flatMap((cluster) => cluster.modules.map((id) => [id, cluster] as const)));
  const needed = new Map(
    clusters.map((cluster) => {
      const all = new Set([cluster]);
      for (const one of all)
        for (const id of one.modules)
          for (const next of graph.get(id)!.imports) {
            const other = clusterOf.get(next);
            if (other) all.add(other);
          }
      return [cluster, all] as const;
    }),
  );
  const loaded = new Map<string, Set<Cluster>>();
  for (const cluster of clusters)
    for (const page of cluster.pages) {
      const own = loaded.get(page) ?? new Set();
      for (const one of needed.get(cluster)!) own.add(one);
      loaded.set(page, own);
    }
  return new Map(
    [...loaded].map(([page, own]) => [page, [...own].reduce((sum, { size }) => sum + size + PER_REQUEST, 0)]),
  );
}
