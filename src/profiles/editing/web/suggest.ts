import { queryOptions } from '@tanstack/react-query';
import { isApiError } from '#ui/api-error.ts';
import type { SkillKind } from '#profiles/rules/profile.ts';
import { api } from '#profiles/web/api.ts';

/** Job titles that match the input, tolerating accents and typing mistakes. */
export async function suggestProfessions(text: string): Promise<string[]> {
  if (text.trim() === '') return [];
  const found = await api('GET /professionsGroup', { query: { jobTitles: 'true', search: text, limit: '8' } });
  return 'jobTitles' in found ? found.jobTitles.map(({ jobTitle }) => jobTitle) : [];
}

export async function suggestSkills(kind: string, text: string): Promise<string[]> {
  const found = await api('GET /skills', { query: { kind: kind as SkillKind, search: text, limit: '8' } });
  return found.skills.map(({ label }) => label);
}

/** The usual skills of a profession. */
export const professionSkillsQuery = (professionName: string) =>
  queryOptions({
    queryKey: ['profiles', 'professionSkills', professionName],
    queryFn: ({ signal }) => api('GET /getSkillsByAI', { query: { professionName }, signal }),
    enabled: professionName !== '',
    staleTime: 600_000,
  });

/** Related professions; none for an unknown title. */
export const relatedProfessionsQuery = (jobTitle: string) =>
  queryOptions({
    queryKey: ['profiles', 'relatedProfessions', jobTitle],
    queryFn: async ({ signal }): Promise<string[]> => {
      const query = { jobTitle, correlacionadas: 'true' } as const;
      const found = await api('GET /professionsGroup', { query, signal }).catch((problem: unknown) => {
        if (isApiError(problem, 'taxonomy.professionNotFound')) return { related: [] };
        throw problem;
      });
      return 'related' in found && found.related ? found.related.map((one) => one.jobTitle) : [];
    },
    enabled: jobTitle !== '',
    staleTime: 600_000,
  });
