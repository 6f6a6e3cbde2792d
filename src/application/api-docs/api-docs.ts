import { openApiDescription } from '#application/api-docs/open-api.ts';
import type { Language } from '#platform/i18n/language.ts';
import { translate } from '#platform/i18n/translate.ts';

interface Described {
  operationId: string;
  summary: string;
  description: string;
  tags: string[];
  parameters: { name: string; in: string; required: boolean; schema: object }[];
  requestBody?: { content: Record<string, { schema: object }> };
  responses: Record<string, { content?: Record<string, { schema: object }> }>;
}

function escapeHtml(value: string): string {
  return value.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}

function schemaBlock(title: string, content: Record<string, { schema: object }> | undefined): string {
  if (!content) return '';
  const parts = Object.entries(content).map(
    ([type, { schema }]) =>
      `<p class="meta">${escapeHtml(type)}</p><pre tabindex="0">${escapeHtml(JSON.stringify(schema, null, 2))}</pre>`,
  );
  return `<details><summary>${escapeHtml(title)}</summary>${parts.join('')}</details>`;
}

function operationBlock(path: string, method: string, described: Described, words: (key: string) => string): string {
  const rows = described.parameters.map(
    (parameter) =>
      `<tr><td><code>${escapeHtml(parameter.name)}</code></td><td>${parameter.in}</td><td>${parameter.required ? words('required') : words('optional')}</td><td><code>${escapeHtml(JSON.stringify(parameter.schema))}</code></td></tr>`,
  );
  const [okStatus = '200', ok] = Object.entries(described.responses).find(([status]) => status.startsWith('2')) ?? [];
  const failures = Object.keys(described.responses).filter((status) => !status.startsWith('2'));
  return `<section id="${described.operationId}"><h3><span class="method">${method.toUpperCase()}</span> <code>/api${escapeHtml(path)}</code></h3>
<p>${escapeHtml(described.summary)}</p><p class="meta">${escapeHtml(described.description)}</p>
${rows.length > 0 ? `<table><thead><tr><th>${words('name')}</th><th>${words('place')}</th><th></th><th>${words('schema')}</th></tr></thead><tbody>${rows.join('')}</tbody></table>` : ''}
${schemaBlock(words('body'), described.requestBody?.content)}${schemaBlock(`${words('answer')} ${okStatus}`, ok?.content)}
<p class="meta">${words('errors')}: ${failures.join(', ') || '–'}</p></section>`;
}

/** The API documentation as a page, made from the contract; works without a script. */
export function apiDocsPage(language: Language, publicUrl: string, nonce: string): string {
  const words = (key: string) => escapeHtml(translate(language, `platform:apiDocs.${key}`));
  const { paths } = openApiDescription(publicUrl) as { paths: Record<string, Record<string, Described>> };
  const all = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, described]) => ({ path, method, described })),
  );
  const byTag = Map.groupBy(all, ({ described }) => described.tags[0] ?? 'api');
  const tags = [...byTag.keys()].toSorted();
  const groups = tags.map((tag) => {
    const operations = byTag.get(tag) ?? [];
    return `<h2 id="tag-${escapeHtml(tag)}">${escapeHtml(tag)}</h2>${operations.map(({ path, method, described }) => operationBlock(path, method, described, words)).join('')}`;
  });
  const links = tags.map((tag) => `<li><a href="#tag-${escapeHtml(tag)}">${escapeHtml(tag)}</a></li>`);
  return `<!doctype html><html lang="${language === 'pt' ? 'pt-BR' : 'en'}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${words('title')}</title><style nonce="${nonce}">${style}</style></head>
<body><nav aria-label="${words('contents')}"><p class="brand">ponte</p><ul>${links.join('')}</ul></nav><main><h1>${words('title')}</h1><p>${words('lead')} <a href="/api/openapi.json">openapi.json</a></p>${groups.join('')}</main></body></html>`;
}

const style = `:root{color-scheme:light dark;--line:light-dark(#e8e7ed,#2e2a3a);--meta:light-dark(#5a5969,#a29cb3);--link:light-dark(#4125c2,#cabffe);--sunken:light-dark(#fbfafd,#100e16)}
body{margin:0;display:grid;grid-template-columns:220px minmax(0,900px);font:14px/20px system-ui,sans-serif;background:light-dark(#fff,#15131c);color:light-dark(#1e1c29,#efedf5)}
nav{position:sticky;top:0;align-self:start;max-height:100vh;overflow:auto;padding:24px;box-sizing:border-box}nav ul{list-style:none;padding:0;line-height:28px}.brand{font-weight:700;font-size:20px}
main{padding:24px 32px 80px}a{color:var(--link)}h2{margin-top:48px;border-bottom:1px solid var(--line);padding-bottom:8px}section{border:1px solid var(--line);border-radius:12px;padding:16px 24px;margin:16px 0}
h3{margin:0;font-size:15px}.method{color:var(--link)}.meta{color:var(--meta);font-size:13px}pre{background:var(--sunken);border:1px solid var(--line);border-radius:8px;padding:12px;overflow:auto;max-height:360px}
table{border-collapse:collapse;width:100%}th,td{text-align:left;padding:6px 8px;border-bottom:1px solid var(--line);vertical-align:top;overflow-wrap:anywhere}summary{cursor:pointer;min-height:24px}
@media(max-width:768px){body{display:block}nav{position:static;max-height:none}main{padding:16px}}`;
