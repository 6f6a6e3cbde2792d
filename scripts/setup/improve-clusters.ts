import type { Cluster, Graph, Limits } from './cluster-modules.ts';

/** The cost of each missing character of a group: more than a small file could save. */
const priceOfLack = 10;
const mostRounds = 4;

/** Modules that are loaded by the same pages; they stay together. */
interface Block {
  modules: readonly string[];
  size: number;
  pages: readonly number[];
  /** The same as bits, because sets would take minutes here. */
  bits: Int32Array;
  needs: readonly number[];
}

/**
 * Moves modules between groups as long as that makes first loads lighter: two groups that were merged early may share less than their
 * parts. Takes the pages that load each module, and the groups of clusterModules; returns groups without circular dependencies.
 */
export function improveClusters(
  graph: Graph,
  pagesOf: ReadonlyMap<string, ReadonlySet<string>>,
  limits: Limits,
  clusters: readonly Cluster[],
): Cluster[] {
  const pages = [...new Set([...pagesOf.values()].flatMap((names) => [...names]))];
  const weights = pages.map(limits.weightOf);
  const blocks = readBlocks(graph, pagesOf, new Map(pages.map((page, place) => [page, place])));
  const groupOf = new Map(clusters.flatMap(({ modules }, group) => modules.map((id) => [id, group] as const)));
  const groups = blocks.map(({ modules }) => groupOf.get(modules[0]!)!);
  // One more group, so that modules may also move to a new one.
  const count = clusters.length + 1;
  let cost = costOf(blocks, groups, count, weights, limits);
  for (let round = 0, moved = true; moved && round < mostRounds; round++) {
    moved = false;
    for (const block of blocks.keys()) {
      let best = groups[block]!;
      const before = groups[block]!;
      for (let group = 0; group < count; group++) {
        if (group === before) continue;
        groups[block] = group;
        const next = costOf(blocks, groups, count, weights, limits);
        if (next < cost - 1) [cost, best, moved] = [next, group, true];
        groups[block] = before;
      }
      groups[block] = best;
    }
  }
  return Array.from({ length: count }, (_, group) => blocks.filter((__, block) => groups[block] === group))
    .filter((parts) => parts.length > 0)
    .map((parts) => ({
      modules: parts.flatMap(({ modules }) => modules),
      size: parts.reduce((sum, { size }) => sum + size, 0),
      pages: new Set(parts.flatMap((part) => [...part.pages].map((page) => pages[page]!))),
    }));
}

function readBlocks(
  graph: Graph,
  pagesOf: ReadonlyMap<string, ReadonlySet<string>>,
  places: ReadonlyMap<string, number>,
): Block[] {
  const byPages = new Map<string, string[]>();
  for (const [id, names] of pagesOf) {
    const key = [...names].toSorted().join('\n');
    byPages.set(key, [...(byPages.get(key) ?? []), id]);
  }
  const parts = [...byPages.values()];
  const blockOf = new Map(parts.flatMap((modules, block) => modules.map((id) => [id, block] as const)));
  return parts.map((modules, block) => {
    const needed = modules.flatMap((id) => graph.get(id)!.imports).map((id) => blockOf.get(id));
    const numbers = [...pagesOf.get(modules[0]!)!].map((page) => places.get(page)!);
    const bits = new Int32Array(wordsFor(places.size));
    for (const page of numbers) bits[page >> 5]! |= 1 << (page & 31);
    return {
      modules,
      size: modules.reduce((sum, id) => sum + graph.get(id)!.size, 0),
      pages: numbers,
      bits,
      needs: [...new Set(needed.filter((other) => other !== undefined && other !== block) as number[])],
    };
  });
}

/** The weighted sum of all first loads; infinite when groups depend on each other in a circle. */
function costOf(
  blocks: readonly Block[],
  groups: readonly number[],
  count: number,
  weights: readonly number[],
  { atLeast, perFile }: Limits,
): number {
  const sizes = new Float64Array(count);
  const loaded = Array.from({ length: count }, () => new Int32Array(wordsFor(weights.length)));
  const needs = Array.from({ length: count }, () => new Set<number>());
  for (let place = 0; place < blocks.length; place++) {
    const { size, bits, needs: others } = blocks[place]!;
    const group = groups[place]!;
    sizes[group]! += size;
    addBits(loaded[group]!, bits);
    for (const other of others) if (groups[other] !== group) needs[group]!.add(groups[other]!);
  }
  const order = inOrder(needs);
  if (!order) return Infinity;
  let cost = 0;
  for (const group of order) {
    if (sizes[group] === 0) continue;
    for (const other of needs[group]!) addBits(loaded[other]!, loaded[group]!);
    const lack = Math.max(0, atLeast - sizes[group]!) * priceOfLack;
    cost += (sizes[group]! + perFile) * weigh(loaded[group]!, weights) + lack;
  }
  return cost;
}

const wordsFor = (pages: number) => Math.ceil(pages / 32);

function addBits(to: Int32Array, bits: Int32Array): void {
  for (let word = 0; word < to.length; word++) to[word]! |= bits[word]!;
}

function weigh(bits: Int32Array, weights: readonly number[]): number {
  let sum = 0;
  for (let word = 0; word < bits.length; word++) {
    for (let left = bits[word]!; left !== 0; left &= left - 1)
      sum += weights[word * 32 + 31 - Math.clz32(left & -left)]!;
  }
  return sum;
}

/** Sorts groups after their dependencies; undefined when they depend on each other in a circle. */
function inOrder(needs: readonly ReadonlySet<number>[]): number[] | undefined {
  const states = new Uint8Array(needs.length);
  const order: number[] = [];
  const isFree = (group: number): boolean => {
    if (states[group] === 2) return true;
    if (states[group] === 1) return false;
    states[group] = 1;
    for (const other of needs[group]!) if (!isFree(other)) return false;
    states[group] = 2;
    order.push(group);
    return true;
  };
  for (const group of needs.keys()) if (!isFree(group)) return undefined;
  return order.toReversed();
}
