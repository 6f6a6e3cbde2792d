/** The image of a shared public page, per language; for machines, outside of the pages. */
export function talentPreviewPath(memberId: string, language: string): string {
  return `/previews/top-talent/${memberId}/${language}.png`;
}
