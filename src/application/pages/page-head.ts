import { serverCapabilities } from '#application/server-capabilities.ts';
import type { PageHead } from '#platform/capability/server-capability.ts';
import type { PageRequest } from '#platform/http/page-request.ts';
import { translate } from '#platform/i18n/translate.ts';

/** The head of the served HTML, before any script runs; provided by the room that owns the address. */
export async function pageHead(page: PageRequest): Promise<PageHead> {
  for (const capability of serverCapabilities) {
    const head = await capability.pageHead?.(page);
    if (head) return head;
  }
  return {
    status: 200,
    html: `<title>Ponte</title><meta name="description" content="${translate(page.language, 'platform:brandPanel.text')}">`,
  };
}
