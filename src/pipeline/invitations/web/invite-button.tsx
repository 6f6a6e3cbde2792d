import { IconMailPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { Button } from '#platform/ui/controls/button.tsx';
import { loadNamespaces, useTranslation } from '#platform/ui/i18n.ts';
import { lazyPart } from '#platform/ui/lazy-part.tsx';
import { useLoadOnTouch } from '#platform/ui/use-load-on-touch.ts';
import type { VacancyPlace } from './invitations-api.ts';

async function loadDialog() {
  const [{ InvitationsDialog }] = await Promise.all([
    import('./invitations-dialog.tsx'),
    loadNamespaces(['pipeline/invitations']),
  ]);
  return InvitationsDialog;
}
const InvitationsDialog = lazyPart(loadDialog);

/** Invites somebody to the vacancy by e-mail, and shows who was invited. */
export function InviteButton({ place }: { place: VacancyPlace }) {
  const { t } = useTranslation('pipeline/board');
  const [isOpen, setOpen] = useState(false);
  useLoadOnTouch(loadDialog);
  return (
    <>
      <Button icon={<IconMailPlus size={18} aria-hidden="true" />} onClick={() => setOpen(true)}>
        {t('page.invite')}
      </Button>
      {isOpen && <InvitationsDialog place={place} onClose={() => setOpen(false)} />}
    </>
  );
}
