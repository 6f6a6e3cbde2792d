import { cpus, totalmem } from 'node:os';
import type { Figure } from './figure.ts';

export function describeMachine(): string {
  const processors = cpus();
  const memory = Math.round(totalmem() / 1024 ** 3);
  return `Machine: ${processors.length} × ${processors[0]?.model.trim() ?? 'unknown'}, ${memory} GB, Node.js ${process.versions.node}`;
}

function verdict(met: boolean | undefined): string {
  if (met === undefined) return '';
  return met ? 'pass' : 'MISS';
}

/** The figures as a table with aligned columns. */
export function formatFigures(figures: readonly Figure[]): string {
  const rows = figures.map(({ name, measured, target, met }) => [name, measured, target, verdict(met)]);
  const table = [['figure', 'measured', 'target', ''], ...rows];
  const widths = table[0]!.map((_, column) => Math.max(...table.map((row) => row[column]!.length)));
  return table
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column]!))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
