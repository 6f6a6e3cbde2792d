import { escapeXml } from '#jobs/feeds/rules/xml.ts';

/** The most addresses that the format allows in one file. */
export const SITEMAP_ADDRESSES = 50_000;
export const XML_TYPE = 'application/xml; charset=utf-8';
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const head = '<?xml version="1.0" encoding="UTF-8"?>\n';

export const sitemapStart = `${head}<urlset ${namespace}>\n`;
export const sitemapEnd = '</urlset>\n';

export function sitemapAddress(url: string, changedAt: Date | null): string {
  const changed = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : '';
  return `<url><loc>${escapeXml(url)}</loc>${changed}</url>\n`;
}

/** The index file that lists the other files. */
export function sitemapIndex(files: readonly string[]): string {
  const listed = files.map((file) => `<sitemap><loc>${escapeXml(file)}</loc></sitemap>\n`).join('');
  return `${head}<sitemapindex ${namespace}>\n${listed}</sitemapindex>\n`;
}
