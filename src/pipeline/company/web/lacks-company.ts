import type { Viewer } from '#ui/viewer.ts';

/** Administrators may see every company's candidates: until they name one there is nothing to ask the server for. */
export function lacksCompany(viewer: Viewer | null, company: string | null | undefined): boolean {
  return viewer?.userRole === 'admin' && (company ?? null) === null;
}
