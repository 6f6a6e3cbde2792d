import { PREVIEW_HEIGHT, PREVIEW_WIDTH } from '#platform/reports/preview-size.ts';

const DESCRIPTION_LENGTH = 160;

export interface PageMeta {
  title: string;
  description: string;
  /** The page's own address, whole. */
  url: string;
  kind?: 'website' | 'profile';
  /** The picture of a shared link: one of `buildPreviewImage`, by its whole address, and what it shows in words. */
  image?: { url: string; text: string };
  /** For people with the link, and for no search engine. */
  unlisted?: boolean;
}

/** Title, description and what a shared link shows of a page, for the head of the served HTML. */
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
    // Title, description and picture of the preview are read from the properties above.
    `<meta name="twitter:card" content="${image ? 'summary_large_image' : 'summary'}">`,
    unlisted ? '<meta name="robots" content="noindex">' : '',
  ].join('');
}

/** The head of a page that is not there (any more): no search engine keeps it. */
export function missingPageMeta(title: string): string {
  return `<title>${escapeHtml(title)}</title><meta name="robots" content="noindex">`;
}

/** The beginning of a longer text in one line, cut between words where there are any. */
export function shortenText(text: string): string {
  const plain = text
    .replace(/[#*]+|\s+/g, ' ')
    .replace(/ +/g, ' ')
    .trim();
  if (plain.length <= DESCRIPTION_LENGTH) return plain;
  const space = plain.lastIndexOf(' ', DESCRIPTION_LENGTH);
  return `${plain.slice(0, space > 0 ? space : DESCRIPTION_LENGTH)}…`;
}

// The dollar sign too: the page's template is filled by replacing.
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"'$]/g, (character) => `&#${character.charCodeAt(0)};`);
}
