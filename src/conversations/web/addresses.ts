import { messagesPath, templatesPath } from '#conversations/paths.ts';
import { type ThreadFilter, threadFilters } from '#conversations/rules/thread-terms.ts';
import { isUuid } from '#platform/contract/uuid.ts';
import { pageAddress } from '#ui/router/page-address.ts';

/** What the address of the conversations says: which are listed, and the open one. */
export interface MessagesSearch {
  show?: ThreadFilter;
  search?: string;
  thread?: string;
}

export const messagesPage = pageAddress(messagesPath, ({ show, search, thread }): MessagesSearch => {
  const known = threadFilters.find((filter) => filter === show);
  return {
    ...(known && known !== 'all' && { show: known }),
    ...(typeof search === 'string' && search !== '' && { search: search.slice(0, 100) }),
    ...(typeof thread === 'string' && isUuid(thread) && { thread }),
  };
});

/** People who work for several companies say which one they mean. */
export const templatesPage = pageAddress(templatesPath, ({ company }): { company?: string } =>
  typeof company === 'string' && company !== '' ? { company } : {},
);
