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
  const weigh = createWeigh(pages.map(limits.weightOf));
  const blocks = readBlocks(graph, pagesOf, new Map(pages.map((page, place) => [page, place])));
  const groupOf = new Map(clusters.flatMap(({ modules }, group) => modules.map((id) => [id, group] as const)));
  const groups = blocks.map(({ modules }) => groupOf.get(modules[0]!)!);
  // One more group, so that modules may also move to a new one.
  const count = clusters.length + 1;
  const state = createState(blocks, groups, count, pages.length);
  let cost = costOf(state, weigh, limits);
  for (let round = 0, moved = true; moved && round < mostRounds; round++) {
    moved = false;
    for (const block of blocks.keys()) {
      const before = groups[block]!;
      let best = before;
      state.takeOut(block);
      for (let group = 0; group < count; group++) {
        if (group === before) continue;
        const undo = state.putIn(block, group);
        const next = costOf(state, weigh, limits);
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
  /** Pages as bits, group by group, in one array: copied at once some hundred thousand times. */
  loaded: Int32Array;
  /** For the pages that load a group with those that need it, while a cost is counted. */
  reached: Int32Array;
  /** The other groups that a group needs, in their order. */
  needs: (group: number) => readonly number[];
  takeOut: (block: number) => void;
  /** Returns how to take it out again. */
  putIn: (block: number, group: number) => () => void;
}

function createState(blocks: readonly Block[], groups: number[], count: number, pages: number): State {
  const sizes = new Float64Array(count);
  const words = wordsFor(pages);
  const loaded = new Int32Array(count * words);
  const loadedBy = Array.from({ length: count }, (_, group) => loaded.subarray(group * words, (group + 1) * words));
  /** How many blocks of a group need one of another; of the group itself not counted. */
  const edges = Array.from({ length: count }, () => new Int32Array(count));
  const lists: (number[] | undefined)[] = [];
  const countEdge = (group: number, other: number, sign: number) => {
    const row = edges[group]!;
    const before = row[other]!;
    row[other] = before + sign;
    // Counting more of the same changes no list.
    if (before === 0 || row[other] === 0) lists[group] = undefined;
  };
  const neededBy = blocks.map((): number[] => []);
  for (const [block, { needs: others }] of blocks.entries()) for (const other of others) neededBy[other]!.push(block);
  const countEdges = (block: number, group: number, sign: number) => {
    for (const other of blocks[block]!.needs) if (groups[other] !== group) countEdge(group, groups[other]!, sign);
    for (const other of neededBy[block]!) if (groups[other] !== group) countEdge(groups[other]!, group, sign);
  };
  for (const [block, { size, bits, needs: others }] of blocks.entries()) {
    const group = groups[block]!;
    sizes[group]! += size;
    addBits(loadedBy[group]!, bits);
    for (const other of others) if (groups[other] !== group) countEdge(group, groups[other]!, 1);
  }
  return {
    ...{ sizes, loaded, reached: loaded.slice() },
    needs: (group) => (lists[group] ??= neededIn(edges[group]!)),
    takeOut: (block) => {
      const group = groups[block]!;
      countEdges(block, group, -1);
      sizes[group]! -= blocks[block]!.size;
      loadedBy[group]!.fill(0);
      for (const [other, { bits }] of blocks.entries())
        if (other !== block && groups[other] === group) addBits(loadedBy[group]!, bits);
    },
    putIn: (block, group) => {
      const before = loadedBy[group]!.slice();
      groups[block] = group;
      countEdges(block, group, 1);
      sizes[group]! += blocks[block]!.size;
      addBits(loadedBy[group]!, blocks[block]!.bits);
      return () => {
        countEdges(block, group, -1);
        sizes[group]! -= blocks[block]!.size;
        loadedBy[group]!.set(before);
      };
    },
  };
}

function neededIn(edges: Int32Array): number[] {
  const list: number[] = [];
  for (let other = 0; other < edges.length; other++) if (edges[other]! > 0) list.push(other);
  return list;
}

/** The weighted sum of all first loads; infinite when groups depend on each other in a circle. */
function costOf({ sizes, loaded, reached, needs }: State, weigh: Weigh, { atLeast, perFile }: Limits): number {
  const order = inOrder(sizes.length, needs);
  if (!order) return Infinity;
  reached.set(loaded);
  const words = reached.length / sizes.length;
  let cost = 0;
  for (const group of order) {
    if (sizes[group] === 0) continue;
    const from = group * words;
    for (const other of needs(group)) {
      const to = other * words;
      for (let word = 0; word < words; word++) reached[to + word]! |= reached[from + word]!;
    }
    const lack = Math.max(0, atLeast - sizes[group]!) * priceOfLack;
    cost += (sizes[group]! + perFile) * weigh(reached, from) + lack;
  }
  return cost;
}

const wordsFor = (pages: number) => Math.ceil(pages / 32);

function addBits(to: Int32Array, bits: Int32Array): void {
  for (let word = 0; word < to.length; word++) to[word]! |= bits[word]!;
}

type Weigh = (bits: Int32Array, from: number) => number;

/** The weight of the pages whose bits begin at a place of an array, from tables of what each byte of them weighs. */
function createWeigh(weights: readonly number[]): Weigh {
  const words = wordsFor(weights.length);
  const tables = new Float64Array(words * 4 * 256);
  for (let byte = 0; byte < words * 4; byte++)
    for (let bits = 1; bits < 256; bits++) {
      const highest = 31 - Math.clz32(bits);
      tables[byte * 256 + bits] = tables[byte * 256 + (bits ^ (1 << highest))]! + (weights[byte * 8 + highest] ?? 0);
    }
  return (bits, from) => {
    let sum = 0;
    for (let word = 0; word < words; word++) {
      const four = bits[from + word]!;
      if (four === 0) continue;
      const table = word * 1024;
      sum +=
        tables[table + (four & 255)]! +
        tables[table + 256 + ((four >>> 8) & 255)]! +
        tables[table + 512 + ((four >>> 16) & 255)]! +
        tables[table + 768 + (four >>> 24)]!;
    }
    return sum;
  };
}

/** Sorts groups after their dependencies; undefined when they depend on each other in a circle. */
function inOrder(count: number, needs: State['needs']): number[] | undefined {
  const states = new Uint8Array(count);
  const order: number[] = [];
  const isFree = (group: number): boolean => {
    if (states[group] === 2) return true;
    if (states[group] === 1) return false;
    states[group] = 1;
    for (const other of needs(group)) if (!isFree(other)) return false;
    states[group] = 2;
    order.push(group);
    return true;
  };
  for (let group = 0; group < count; group++) if (!isFree(group)) return undefined;
  return order.toReversed();
}
