/** Modules in one file, and the pages that load it. */
export interface Cluster {
  modules: string[];
  /** Characters of source. */
  size: number;
  pages: Set<string>;
}

/** Modules with their imports and sizes. */
export type Graph = ReadonlyMap<string, { imports: readonly string[]; size: number }>;

export interface Limits {
  /** Minimum size of a group, in characters of source. */
  atLeast: number;
  /** The cost of a separate file for a page, in characters of source. */
  perFile: number;
  /** The weight of a page: the first page of a visit counts more than one that is rarely the first. */
  weightOf: (page: string) => number;
}

/**
 * Groups modules so that pages load few files with little unneeded content. Takes the pages that load each module. Groups in
 * `fixed` are loaded together with whatever needs them. Groups never depend on each other in a circle, or modules would run before
 * their dependencies.
 */
export function clusterModules(
  graph: Graph,
  pagesOf: ReadonlyMap<string, ReadonlySet<string>>,
  limits: Limits,
  fixed: readonly Cluster[] = [],
): Cluster[] {
  let clusters = byPages(graph, pagesOf);
  for (;;) {
    const reach = reachOf(graph, [...clusters, ...fixed]);
    const pair = findPair(reach, clusters, limits);
    if (!pair) return clusters;
    clusters = merge(clusters, pair, reach);
  }
}

function byPages(graph: Graph, pagesOf: ReadonlyMap<string, ReadonlySet<string>>): Cluster[] {
  const clusters = new Map<string, Cluster>();
  for (const [id, pages] of pagesOf) {
    const key = [...pages].toSorted().join('\n');
    const cluster = clusters.get(key) ?? { modules: [], size: 0, pages: new Set(pages) };
    cluster.modules.push(id);
    cluster.size += graph.get(id)!.size;
    clusters.set(key, cluster);
  }
  return [...clusters.values()];
}

/** The direct and indirect dependencies of each group. */
type Reach = ReadonlyMap<Cluster, ReadonlySet<Cluster>>;

function reachOf(graph: Graph, clusters: readonly Cluster[]): Reach {
  const clusterOf = new Map(clusters.flatMap((cluster) => cluster.modules.map((id) => [id, cluster] as const)));
  const needed = (cluster: Cluster) =>
    cluster.modules
      .flatMap((id) => graph.get(id)!.imports)
      .map((id) => clusterOf.get(id))
      .filter((other) => other !== undefined && other !== cluster) as Cluster[];
  const direct = new Map(clusters.map((cluster) => [cluster, new Set(needed(cluster))] as const));
  return new Map(
    clusters.map((cluster) => {
      const reach = new Set(direct.get(cluster));
      for (const next of reach) for (const further of direct.get(next)!) reach.add(further);
      return [cluster, reach] as const;
    }),
  );
}

/** Merges the group that is too small into the one where it costs least; when all are large enough, merges the pair that saves most. */
function findPair(reach: Reach, clusters: readonly Cluster[], limits: Limits): [Cluster, Cluster] | undefined {
  const smallest = clusters.reduce((least, cluster) => (cluster.size < least.size ? cluster : least));
  const firsts = smallest.size < limits.atLeast ? [smallest] : clusters;
  let best: [Cluster, Cluster] | undefined;
  let least = smallest.size < limits.atLeast ? Infinity : 0;
  for (const one of firsts) {
    for (const other of clusters) {
      if (one === other || isBetween(reach, one, other)) continue;
      const wasted = waste(reach, one, other.pages, limits) + waste(reach, other, one.pages, limits);
      const cost = wasted - shared(one, other, limits) * limits.perFile;
      if (cost >= least) continue;
      least = cost;
      best = [one, other];
    }
  }
  return best;
}

/** The unneeded content that pages load when a group is added to them with all its dependencies. */
function waste(reach: Reach, cluster: Cluster, pages: ReadonlySet<string>, { weightOf }: Limits): number {
  let sum = 0;
  for (const one of [cluster, ...reach.get(cluster)!]) {
    let added = 0;
    for (const page of pages) if (!one.pages.has(page)) added += weightOf(page);
    sum += one.size * added;
  }
  return sum;
}

function shared(one: Cluster, other: Cluster, { weightOf }: Limits): number {
  let count = 0;
  for (const page of one.pages) if (other.pages.has(page)) count += weightOf(page);
  return count;
}

/** A third group lies between the two: merged, they would depend on each other in a circle. */
function isBetween(reach: Reach, one: Cluster, other: Cluster): boolean {
  const via = (from: Cluster, to: Cluster) =>
    [...reach.get(from)!].some((next) => next !== to && reach.get(next)!.has(to));
  return via(one, other) || via(other, one);
}

function merge(clusters: readonly Cluster[], [one, other]: [Cluster, Cluster], reach: Reach): Cluster[] {
  const pages = new Set([...one.pages, ...other.pages]);
  const merged = { modules: [...one.modules, ...other.modules], size: one.size + other.size, pages };
  for (const needed of [...reach.get(one)!, ...reach.get(other)!]) for (const page of pages) needed.pages.add(page);
  return [...clusters.filter((cluster) => cluster !== one && cluster !== other), merged];
}
