/** What a browser can show beside the task; everything else is only downloaded. */
export type PreviewKind = 'picture' | 'document';

/** By the type that the bytes said when they came, never by the name. */
export function previewKind(mediaType: string): PreviewKind | null {
  if (mediaType === 'application/pdf') return 'document';
  return mediaType.startsWith('image/') ? 'picture' : null;
}
