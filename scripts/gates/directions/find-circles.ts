import type { Import } from './read-imports.ts';

/** Files that need each other in a circle, be it only for their types: one circle for each group that hangs together (Tarjan). */
export function findCircles(imports: readonly Import[]): string[][] {
  const needs = new Map<string, string[]>();
  for (const { from, to } of imports) needs.set(from, [...(needs.get(from) ?? []), to]);
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const open: string[] = [];
  const circles: string[][] = [];
  function visit(file: string): void {
    order.set(file, order.size);
    lowest.set(file, order.get(file)!);
    open.push(file);
    for (const next of needs.get(file) ?? []) {
      if (!order.has(next)) visit(next);
      if (open.includes(next)) lowest.set(file, Math.min(lowest.get(file)!, lowest.get(next)!));
    }
    if (lowest.get(file) !== order.get(file)) return;
    const group = open.splice(open.indexOf(file));
    if (group.length > 1 || needs.get(file)?.includes(file)) circles.push(group);
  }
  for (const file of needs.keys()) if (!order.has(file)) visit(file);
  return circles;
}
