import type { Rolldown } from 'vite';

export interface ModuleNode {
  imports: string[];
  /** Dynamic imports. */
  later: string[];
  /** Characters of source. */
  size: number;
}

export type ModuleGraph = Map<string, ModuleNode>;

interface ModuleLookup {
  getModuleInfo(id: string): Pick<Rolldown.ModuleInfo, 'code' | 'importedIds' | 'dynamicallyImportedIds'> | null;
}

/** Barrel files of libraries: an import from there only needs that part. */
const index =
  /node_modules[\\/](@mantine[\\/](core|hooks)|@tabler[\\/]icons-react)[\\/].*[\\/](index|tabler-icons-react)\.mjs$/;
const imported = /import\s*\{([^}]*)\}\s*from\s*["'](@mantine\/(?:core|hooks)|@tabler\/icons-react)["']/g;

/** All modules reachable from the entry, statically or dynamically. */
export function readModuleGraph(lookup: ModuleLookup, entry: string): ModuleGraph {
  const graph: ModuleGraph = new Map();
  const parts = new Map<string, string>();
  const waiting = new Set([entry]);
  for (const id of waiting) {
    const info = lookup.getModuleInfo(id);
    if (!info || id.startsWith('\0')) continue;
    if (/node_modules/.test(id)) parts.set(id.slice(id.search(/[^\\/]+$/)).replace(/\.m?js$/, ''), id);
    graph.set(id, {
      imports: [...info.importedIds],
      later: [...info.dynamicallyImportedIds],
      size: info.code?.length ?? 0,
    });
    for (const next of [...info.importedIds, ...info.dynamicallyImportedIds]) waiting.add(next);
  }
  for (const [id, node] of graph) {
    if (!node.imports.some((next) => index.test(next))) continue;
    const named = [...lookup.getModuleInfo(id)!.code!.matchAll(imported)].flatMap(([, names]) => names!.split(','));
    const asked = named.map((name) => partOf(parts, name.trim().split(/\s/)[0]!)).filter((part) => part !== undefined);
    node.imports = [...node.imports.filter((next) => !index.test(next)), ...asked];
  }
  return graph;
}

/** `useDisclosure` is in `use-disclosure`. */
function partOf(parts: ReadonlyMap<string, string>, name: string): string | undefined {
  return parts.get(name) ?? parts.get(name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`));
}
