import { Button } from '#ui/controls/button.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { IconMailPlus } from '#ui/icons/icons.ts';
import { lazyPart } from '#ui/lazy-part.tsx';
import { useLoadOnTouch } from '#ui/use-load-on-touch.ts';
import type { VacancyPlace } from './invitations-api.ts';

async function loadDialog() {
  const { InvitationsDialog } = await import('./invitations-dialog.tsx');
  return InvitationsDialog;
}
const InvitationsDialog = lazyPart(loadDialog);

interface InviteButtonProps {
  place: VacancyPlace;
  isInviting: boolean;
  onInviting: (isInviting: boolean) => void;
}

/** Invites somebody to the vacancy by e-mail, and shows who was invited. */
export function InviteButton({ place, isInviting, onInviting }: InviteButtonProps) {
  const { t } = useTranslation('pipeline/board');
  useLoadOnTouch(loadDialog);
  return (
    <>
      <Button icon={<IconMailPlus size={18} aria-hidden="true" />} onClick={() => onInviting(true)}>
        {t('page.invite')}
      </Button>
      {isInviting && <InvitationsDialog place={place} onClose={() => onInviting(false)} />}
    </>
  );
}
