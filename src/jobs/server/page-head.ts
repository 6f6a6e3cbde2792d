import { feedPaths, jobPath, jobPaths } from '#jobs/paths.ts';
import { toJobPosting, toScriptJson } from '#jobs/rules/job-posting.ts';
import { postedTexts } from '#jobs/rules/posted-job.ts';
import { findJob } from '#jobs/server/queries.ts';
import type { Database } from '#platform/db/connection.ts';
import type { Language } from '#platform/i18n/language.ts';
import { translate } from '#platform/i18n/translate.ts';

interface Page {
  database: Database;
  publicUrl: string;
  path: string;
  language: Language;
}

const detailsPath = /^\/jobs\/details-view\/([0-9a-f-]{36})\/(\d{1,5})(?:\/[^/]+)?\/?$/i;
const anyDetailsPath = /^\/jobs\/details-view\//;
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const DESCRIPTION_LENGTH = 160;

/** Title, description, social and JobPosting data of the job pages, for the served HTML; null for other addresses. */
export async function jobPageHead(page: Page): Promise<{ status: number; html: string } | null> {
  const { path, language, publicUrl } = page;
  if (path === jobPaths.board) {
    const title = translate(language, 'jobs:head.boardTitle');
    const description = translate(language, 'jobs:head.boardDescription');
    const head = metaOf({ title, description, url: `${publicUrl}${jobPaths.board}` });
    return { status: 200, html: head + feedLinks(publicUrl) };
  }
  if (!anyDetailsPath.test(path)) return null;
  const [, projectId = '', positionIndex = ''] = detailsPath.exec(path) ?? [];
  const job = uuid.test(projectId) ? await findJob(page.database, projectId, Number(positionIndex)) : null;
  if (!job) return missingHead(page, 404);
  return job.position.state === 'open' ? headOf(page, job.position) : missingHead(page, 410);
}

function missingHead({ language }: Page, status: number) {
  const title = escapeHtml(translate(language, 'jobs:head.goneTitle'));
  return { status, html: `<title>${title}</title><meta name="robots" content="noindex">` };
}

type Position = NonNullable<Awaited<ReturnType<typeof findJob>>>['position'];

function headOf({ publicUrl, language }: Page, position: Position) {
  const { title, companyName } = position;
  const texts = postedTexts(position);
  const url = `${publicUrl}${jobPath(position.projectId, position.positionIndex)}`;
  const description =
    shorten(texts.join(' ')) || translate(language, 'jobs:head.jobDescription', { title, company: companyName });
  const posting = toScriptJson(toJobPosting({ ...position, description: texts.join('\n\n'), url }));
  const head = metaOf({
    title: translate(language, 'jobs:head.jobTitle', { title, company: companyName }),
    description,
    url,
  });
  return { status: 200, html: `${head}<script type="application/ld+json">${posting}</script>` };
}

function metaOf({ title, description, url }: { title: string; description: string; url: string }): string {
  const property = (name: string, content: string) => `<meta property="og:${name}" content="${escapeHtml(content)}">`;
  return [
    `<title>${escapeHtml(title)}</title>`,
    `<meta name="description" content="${escapeHtml(description)}">`,
    `<link rel="canonical" href="${escapeHtml(url)}">`,
    property('type', 'website'),
    property('site_name', 'Ponte'),
    property('title', title),
    property('description', description),
    property('url', url),
    // Title and description of the preview are read from the properties above.
    '<meta name="twitter:card" content="summary">',
  ].join('');
}

/** Where feed readers find the vacancies when they are given the board's address. */
function feedLinks(publicUrl: string): string {
  const link = (type: string, path: string) =>
    `<link rel="alternate" type="${type}" title="Ponte" href="${escapeHtml(publicUrl + path)}">`;
  return link('application/feed+json', feedPaths.json) + link('application/xml', feedPaths.xml);
}

function shorten(text: string): string {
  const plain = text
    .replace(/[#*]+|\s+/g, ' ')
    .replace(/ +/g, ' ')
    .trim();
  if (plain.length <= DESCRIPTION_LENGTH) return plain;
  return `${plain.slice(0, plain.lastIndexOf(' ', DESCRIPTION_LENGTH) || DESCRIPTION_LENGTH)}…`;
}

// The dollar sign too: the page's template is filled by replacing.
function escapeHtml(text: string): string {
  return text.replace(/[&<>"'$]/g, (character) => `&#${character.charCodeAt(0)};`);
}
