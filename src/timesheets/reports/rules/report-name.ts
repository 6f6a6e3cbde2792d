import type { ReportFormat } from '#platform/contract/report-formats.ts';

const TITLE_LENGTH = 60;

interface Named {
  /** What it is, in the reader's language: `hours`, `horas`. */
  what: string;
  project: string;
  from: string | null;
  to: string | null;
  format: ReportFormat;
}

/** The file's name, in letters that every file system takes: `hours-building-platform-2026-02-01-2026-02-28.csv`. */
export function reportName({ what, project, from, to, format }: Named): string {
  const title = plain(project).slice(0, TITLE_LENGTH).replace(/-+$/, '');
  return `${[plain(what), title, from, to].filter(Boolean).join('-')}.${format}`;
}

function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}
