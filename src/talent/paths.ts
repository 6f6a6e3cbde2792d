/** The picture of a shared public page, in a language of its own; a machine's address, apart from the pages. */
export function talentPreviewPath(memberId: string, language: string): string {
  return `/previews/top-talent/${memberId}/${language}.png`;
}
