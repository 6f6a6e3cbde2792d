import { queryOptions } from '@tanstack/react-query';
import type { SkillKind } from '#profiles/rules/profile.ts';
import { api } from './api.ts';

/** Job titles by what was typed; forgives accents and typing mistakes. */
export async function suggestProfessions(text: string): Promise<string[]> {
  if (text.trim() === '') return [];
  const found = await api('GET /professionsGroup', { query: { jobTitles: 'true', search: text, limit: '8' } });
  return 'jobTitles' in found ? found.jobTitles.map(({ jobTitle }) => jobTitle) : [];
}

export async function suggestSkills(kind: string, text: string): Promise<string[]> {
  const found = await api('GET /skills', { query: { kind: kind as SkillKind, search: text, limit: '8' } });
  return found.skills.map(({ label }) => label);
}

/** The skills that a profession usually asks for. */
export const professionSkillsQuery = (professionName: string) =>
  queryOptions({
    queryKey: ['profiles', 'professionSkills', professionName],
    queryFn: ({ signal }) => api('GET /getSkillsByAI', { query: { professionName }, signal }),
    enabled: professionName !== '',
    staleTime: 600_000,
  });
