import { PREVIEW_HEIGHT, PREVIEW_WIDTH } from '#platform/reports/preview-size.ts';

const DESCRIPTION_LENGTH = 160;

export interface PageMeta {
  title: string;
  description: string;
  /** The absolute URL of the page. */
  url: string;
  kind?: 'website' | 'profile';
  /** The preview image of a shared link: the absolute URL of a `buildPreviewImage` route, and its alternative text. */
  image?: { url: string; text: string };
  /** For people with the link, not for search engines. */
  unlisted?: boolean;
}

/** Title, description and link preview of a page, for the head of the served HTML. */
export function pageMeta({ title, description, url, kind = 'website', image, unlisted }: PageMeta): string {
  const property = (name: string, content: string) => `<meta property="og:${name}" content="${escapeHtml(content)}">`;
  return [
    `<title>${escapeHtml(title)}</title>`,
    `<meta name="description" content="${escapeHtml(description)}">`,
    `<link rel="canonical" href="${escapeHtml(url)}">`,
    property('type', kind),
    property('site_name', 'Ponte'),
    property('title', title),
    property('description', description),
    property('url', url),
    ...(image
      ? [
          property('image', image.url),
          property('image:width', String(PREVIEW_WIDTH)),
          property('image:height', String(PREVIEW_HEIGHT)),
          property('image:alt', image.text),
        ]
      : []),
    // The preview's title, description and image come from the properties above.
    `<meta name="twitter:card" content="${image ? 'summary_large_image' : 'summary'}">`,
    unlisted ? '<meta name="robots" content="noindex">' : '',
  ].join('');
}

/** The head of a missing page: search engines must not index it. */
export function missingPageMeta(title: string): string {
  return `<title>${escapeHtml(title)}</title><meta name="robots" content="noindex">`;
}

/** The beginning of a longer text in one line, cut between words where possible. */
export function shortenText(text: string): string {
  const plain = text
    .replace(/[#*]+|\s+/g, ' ')
    .replace(/ +/g, ' ')
    .trim();
  if (plain.length <= DESCRIPTION_LENGTH) return plain;
  const space = plain.lastIndexOf(' ', DESCRIPTION_LENGTH);
  return `${plain.slice(0, space > 0 ? space : DESCRIPTION_LENGTH)}…`;
}

// Escapes the dollar sign too, because the page's template is filled by `replace`.
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"'$]/g, (character) => `&#${character.charCodeAt(0)};`);
}
