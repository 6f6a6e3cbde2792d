import { useDocumentTitle } from '../document-title.ts';
import { EmptyState, type EmptyStateProps } from './empty-state.tsx';

/** A whole page that is one message, such as that something is not there or not for the reader, with the way on. */
export function MessagePage(props: Omit<EmptyStateProps, 'level' | 'framed' | 'compact'>) {
  useDocumentTitle(props.title);
  return <EmptyState level={1} {...props} />;
}
