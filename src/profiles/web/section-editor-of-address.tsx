import { useNavigate, useSearch } from '@tanstack/react-router';
import { isProfileEditor } from '#profiles/paths.ts';
import type { OwnProfile } from './own-profile.ts';
import { SectionModal } from './section-modal.tsx';

/** The modal that the address asks for (`?edit=skills`), over the page at `path`. */
export function SectionEditorOfAddress({ own, path }: { own: OwnProfile; path: string }) {
  const { edit } = useSearch({ strict: false }) as { edit?: unknown };
  const navigate = useNavigate();
  if (!isProfileEditor(edit)) return null;
  const close = () => void navigate({ to: path, search: {}, resetScroll: false });
  return <SectionModal key={edit} editor={edit} own={own} onClose={close} />;
}
