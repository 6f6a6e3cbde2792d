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
  const state = createState(blocks, groups, count, pages.length);
  let cost = costOf(state, weights, limits);
  for (let round = 0, moved = true; moved && round < mostRounds; round++) {
    moved = false;
    for (const block of blocks.keys()) {
      const before = groups[block]!;
      let best = before;
      state.takeOut(block);
      for (let group = 0; group < count; group++) {
        if (group === before) continue;
        const undo = state.putIn(block, group);
        const next = costOf(state, weights, limits);
        undo();
        if (next < cost - 1) [cost, best, moved] = [next, group, true];
      }
      state.putIn(block, best);
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

/** What the groups hold, load and need, kept while one block is tried in each of them. */
interface State {
  sizes: Float64Array;
  /** Pages as bits, group by group. */
  loaded: Int32Array[];
  /** How many blocks of a group need one of another; of the group itself not counted. */
  needs: Int32Array[];
  takeOut: (block: number) => void;
  /** Returns how to take it out again. */
  putIn: (block: number, group: number) => () => void;
}

function createState(blocks: readonly Block[], groups: number[], count: number, pages: number): State {
  const sizes = new Float64Array(count);
  const loaded = Array.from({ length: count }, () => new Int32Array(wordsFor(pages)));
  const needs = Array.from({ length: count }, () => new Int32Array(count));
  const neededBy = blocks.map((): number[] => []);
  for (const [block, { needs: others }] of blocks.entries()) for (const other of others) neededBy[other]!.push(block);
  const countEdges = (block: number, group: number, sign: number) => {
    for (const other of blocks[block]!.needs) if (groups[other] !== group) needs[group]![groups[other]!]! += sign;
    for (const other of neededBy[block]!) if (groups[other] !== group) needs[groups[other]!]![group]! += sign;
  };
  for (const [block, { size, bits, needs: others }] of blocks.entries()) {
    const group = groups[block]!;
    sizes[group]! += size;
    addBits(loaded[group]!, bits);
    for (const other of others) if (groups[other] !== group) needs[group]![groups[other]!]! += 1;
  }
  return {
    ...{ sizes, loaded, needs },
    takeOut: (block) => {
      const group = groups[block]!;
      countEdges(block, group, -1);
      sizes[group]! -= blocks[block]!.size;
      loaded[group]!.fill(0);
      for (const [other, { bits }] of blocks.entries())
        if (other !== block && groups[other] === group) addBits(loaded[group]!, bits);
    },
    putIn: (block, group) => {
      const before = loaded[group]!.slice();
      groups[block] = group;
      countEdges(block, group, 1);
      sizes[group]! += blocks[block]!.size;
      addBits(loaded[group]!, blocks[block]!.bits);
      return () => {
        countEdges(block, group, -1);
        sizes[group]! -= blocks[block]!.size;
        loaded[group] = before;
      };
    },
  };
}

/** The weighted sum of all first loads; infinite when groups depend on each other in a circle. */
function costOf({ sizes, loaded, needs }: State, weights: readonly number[], { atLeast, perFile }: Limits): number {
  const order = inOrder(needs);
  if (!order) return Infinity;
  const reached = loaded.map((bits) => bits.slice());
  let cost = 0;
  for (const group of order) {
    if (sizes[group] === 0) continue;
    const own = needs[group]!;
    for (let other = 0; other < own.length; other++) if (own[other]! > 0) addBits(reached[other]!, reached[group]!);
    const lack = Math.max(0, atLeast - sizes[group]!) * priceOfLack;
    cost += (sizes[group]! + perFile) * weigh(reached[group]!, weights) + lack;
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
function inOrder(needs: readonly Int32Array[]): number[] | undefined {
  const states = new Uint8Array(needs.length);
  const order: number[] = [];
  const isFree = (group: number): boolean => {
    if (states[group] === 2) return true;
    if (states[group] === 1) return false;
    states[group] = 1;
    const own = needs[group]!;
    for (let other = 0; other < own.length; other++) if (own[other]! > 0 && !isFree(other)) return false;
    states[group] = 2;
    order.push(group);
    return true;
  };
  for (const group of needs.keys()) if (!isFree(group)) return undefined;
  return order.toReversed();
}
