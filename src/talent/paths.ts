import { defineFindable } from '#platform/contract/findable.ts';
import { companyViewPath } from '#profiles/paths.ts';
/** The image of a shared public page, per language; for machines, outside of the pages. */
export function talentPreviewPath(memberId: string, language: string): string {
  return `/previews/top-talent/${memberId}/${language}.png`;
}

export const talentFindable = defineFindable('talent', {
  professional: ({ memberId }: { memberId: string }) => companyViewPath(memberId),
});
