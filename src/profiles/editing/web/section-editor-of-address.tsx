import { useNavigate } from '@tanstack/react-router';
import { ownProfilePage } from '#profiles/web/addresses.ts';
import { useIsDrawn } from '#platform/ui/after-paint.ts';
import { useTranslation } from '#platform/ui/i18n.ts';
import { DialogOutline } from '#platform/ui/page/dialog-outline.tsx';
import { isProfileEditor } from '#profiles/paths.ts';
import type { OwnProfile } from '#profiles/web/own-profile.ts';
import { SectionModal, type SectionModalProps } from './section-modal.tsx';
import { useOpeningEditor } from './use-opening-editor.ts';

/** The modal named in the address (`?edit=skills`), above the page at `path`. */
export function SectionEditorOfAddress({ own, path }: { own: OwnProfile; path: string }) {
  const { t } = useTranslation('profiles');
  const { edit } = ownProfilePage.useSearch();
  const navigate = useNavigate();
  const opening = useOpeningEditor(path, (editor) =>
    navigate({ to: path, search: { edit: editor }, resetScroll: false }),
  );
  if (!isProfileEditor(edit)) return opening && <DialogOutline title={t(`sections.${opening}`)} />;
  const close = () => void navigate({ to: path, search: {}, resetScroll: false });
  return <OpeningModal key={edit} editor={edit} own={own} onClose={close} />;
}

function OpeningModal(props: SectionModalProps) {
  const { t } = useTranslation('profiles');
  return useIsDrawn() ? <SectionModal {...props} /> : <DialogOutline title={t(`sections.${props.editor}`)} />;
}
