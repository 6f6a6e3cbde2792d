import { useDocumentTitle } from '../document-title.ts';
import { EmptyState, type EmptyStateProps } from './empty-state.tsx';

/** A page with a single message, such as not found or not allowed, and a way to continue. */
export function MessagePage(props: Omit<EmptyStateProps, 'level' | 'framed' | 'compact'>) {
  useDocumentTitle(props.title);
  return <EmptyState level={1} {...props} />;
}
