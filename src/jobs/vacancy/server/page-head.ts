import { isUuid } from '#platform/contract/uuid.ts';
import { feedPaths, jobPath, jobPaths, previewPath } from '#jobs/paths.ts';
import { toJobPosting, toScriptJson } from '#jobs/vacancy/rules/job-posting.ts';
import { postedHtml, postedTexts } from '#jobs/feeds/rules/posted-job.ts';
import { findJob } from '#jobs/vacancy/server/find-job.ts';
import { escapeHtml, missingPageMeta, pageMeta, shortenText } from '#platform/http/page-meta.ts';
import type { PageRequest } from '#platform/http/page-request.ts';
import { translate } from '#platform/i18n/translate.ts';

const detailsPath = /^\/jobs\/details-view\/([0-9a-f-]{36})\/(\d{1,5})(?:\/[^/]+)?\/?$/i;
const anyDetailsPath = /^\/jobs\/details-view\//;

/** Title, description, social and JobPosting data of the job pages, for the served HTML; null for other addresses. */
export async function jobPageHead(page: PageRequest): Promise<{ status: number; html: string } | null> {
  const { path, language, publicUrl } = page;
  if (path === jobPaths.board) {
    const title = translate(language, 'jobs:head.boardTitle');
    const description = translate(language, 'jobs:head.boardDescription');
    const head = pageMeta({ title, description, url: `${publicUrl}${jobPaths.board}` });
    return { status: 200, html: head + feedLinks(publicUrl) };
  }
  if (!anyDetailsPath.test(path)) return null;
  const [, projectId = '', positionIndex = ''] = detailsPath.exec(path) ?? [];
  const job = isUuid(projectId) ? await findJob(page.database, projectId, Number(positionIndex)) : null;
  if (!job) return missingHead(page, 404);
  return job.position.state === 'open' ? headOf(page, job.position) : missingHead(page, 410);
}

function missingHead({ language }: PageRequest, status: number) {
  return { status, html: missingPageMeta(translate(language, 'jobs:head.goneTitle')) };
}

type Position = NonNullable<Awaited<ReturnType<typeof findJob>>>['position'];

function headOf({ publicUrl, language }: PageRequest, position: Position) {
  const { title, companyName } = position;
  const texts = postedTexts(position);
  const url = `${publicUrl}${jobPath(position.projectId, position.positionIndex)}`;
  const description =
    shortenText(texts.join(' ')) || translate(language, 'jobs:head.jobDescription', { title, company: companyName });
  const posting = toJobPosting({ ...position, description: postedHtml(position), url });
  const head = pageMeta({
    title: translate(language, 'jobs:head.jobTitle', { title, company: companyName }),
    description,
    url,
    image: {
      url: `${publicUrl}${previewPath(position.projectId, `${position.positionIndex}.png`)}`,
      text: `${title} · ${companyName}`,
    },
  });
  const script = posting ? `<script type="application/ld+json">${toScriptJson(posting)}</script>` : '';
  return { status: 200, html: head + script };
}

/** Lets feed readers find the feeds from the board's address. */
function feedLinks(publicUrl: string): string {
  const link = (type: string, path: string) =>
    `<link rel="alternate" type="${type}" title="Ponte" href="${escapeHtml(publicUrl + path)}">`;
  return link('application/feed+json', feedPaths.json) + link('application/xml', feedPaths.xml);
}
