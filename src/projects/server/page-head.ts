import { isUuid } from '#platform/contract/uuid.ts';
import { missingPageMeta, pageMeta, shortenText } from '#platform/http/page-meta.ts';
import type { PageRequest } from '#platform/http/page-request.ts';
import { translate } from '#platform/i18n/translate.ts';
import { projectPaths, sharedBriefPage } from '#projects/paths.ts';
import { findSharedBrief } from '#projects/briefs/server/shares/read-shared-brief.ts';

/** Title and description of a shared brief, for the served HTML; null for other addresses. Search engines must not index any of them. */
export async function briefPageHead(page: PageRequest): Promise<{ status: number; html: string } | null> {
  const { database, publicUrl, path, language } = page;
  if (path !== sharedBriefPage && !path.startsWith(`${sharedBriefPage}/`)) return null;
  const [id = ''] = path.slice(sharedBriefPage.length + 1).split('/');
  const token = page.query?.get('token') ?? '';
  const shared = isUuid(id) ? await findSharedBrief(database, { id, token }) : null;
  const say = (key: string, parameters: Record<string, string> = {}) =>
    translate(language, `projects/sharing:${key}`, parameters);
  if (!shared) return { status: 404, html: missingPageMeta(`${say('view.goneTitle')} · Ponte`) };
  const title = shared.title || say('view.untitled');
  const first = shared.positions[0]?.aboutOpportunity ?? '';
  const description = shortenText(shared.description || first) || say('view.purpose', { company: shared.company });
  const url = publicUrl + projectPaths.sharedBrief(id, token);
  return { status: 200, html: pageMeta({ title: `${title} · Ponte`, description, url, unlisted: true }) };
}
