import { useNavigate } from '@tanstack/react-router';
import { ownProfilePage } from '#profiles/web/addresses.ts';
import { useIsDrawn } from '#ui/after-paint.ts';
import { useTranslation } from '#ui/i18n.ts';
import { useLoadOnTouch } from '#ui/use-load-on-touch.ts';
import { DialogOutline } from '#ui/page/dialog-outline.tsx';
import { isProfileEditor } from '#profiles/paths.ts';
import type { OwnProfile } from '#profiles/web/own-profile.ts';
import type { SectionModalProps } from './section-modal.tsx';
import { useOpeningEditor } from './use-opening-editor.ts';
import { lazyPart } from '#ui/lazy-part.tsx';

const loadModal = () => import('./section-modal.tsx');
const SectionModal = lazyPart(async () => (await loadModal()).SectionModal, Outline);

/** The modal named in the address (`?edit=skills`), above the page at `path`. */
export function SectionEditorOfAddress({ own, path }: { own: OwnProfile; path: string }) {
  const { t } = useTranslation('profiles');
  const { edit } = ownProfilePage.useSearch();
  const navigate = useNavigate();
  useLoadOnTouch(loadModal);
  const opening = useOpeningEditor(path, (editor) =>
    navigate({ to: path, search: { edit: editor }, resetScroll: false }),
  );
  if (!isProfileEditor(edit)) return opening && <DialogOutline title={t(`sections.${opening}`)} />;
  const close = () => void navigate({ to: path, search: {}, resetScroll: false });
  return <OpeningModal key={edit} editor={edit} own={own} onClose={close} />;
}

function OpeningModal(props: SectionModalProps) {
  return useIsDrawn() ? <SectionModal {...props} /> : <Outline {...props} />;
}

function Outline({ editor }: Pick<SectionModalProps, 'editor'>) {
  const { t } = useTranslation('profiles');
  return <DialogOutline title={t(`sections.${editor}`)} />;
}
