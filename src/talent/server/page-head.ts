import { missingPageMeta, pageMeta, shortenText } from '#platform/http/page-meta.ts';
import type { PageRequest } from '#platform/http/page-request.ts';
import { translate } from '#platform/i18n/translate.ts';
import { profilePaths, topTalentPath } from '#profiles/paths.ts';
import { talentPreviewPath } from '#talent/paths.ts';
import { findListed } from './find-listed.ts';

const publicPage = new RegExp(`^${profilePaths.publicPage}/([^/]+)(?:/([^/]{1,80}))?/?$`);

/** Title and preview of a professional's public page, for the served HTML; null for other addresses. Unpublished pages are not indexed. */
export async function talentPageHead(page: PageRequest): Promise<{ status: number; html: string } | null> {
  const [, memberId, slug] = publicPage.exec(page.path) ?? [];
  if (memberId === undefined) return null;
  const { language, publicUrl } = page;
  const row = await findListed(page.database, memberId);
  if (!row) return { status: 404, html: missingPageMeta(translate(language, 'talent:head.goneTitle')) };
  const name = row.name;
  const words = { name, jobTitle: slug?.trim() || row.job_title };
  return {
    status: 200,
    html: pageMeta({
      title: translate(language, 'talent:head.title', words),
      description: shortenText(row.content.about) || translate(language, 'talent:head.description', words),
      // A single address for search engines, whatever title follows it.
      url: publicUrl + topTalentPath(memberId),
      kind: 'profile',
      image: {
        url: publicUrl + talentPreviewPath(memberId, language),
        text: translate(language, 'talent:head.description', words),
      },
    }),
  };
}
