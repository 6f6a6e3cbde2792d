import { useState } from 'react';
import { Button, type ButtonProps } from '#ui/controls/button.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { IconMailForward } from '#ui/icons/icons.ts';
import { useViewer } from '#ui/viewer.ts';
import { usePersonParts } from './person-parts.ts';

interface InvitePersonProps extends Pick<ButtonProps, 'size' | 'className'> {
  memberId: string;
  name: string;
  /** Already a candidate of the company: the dialog opens them as one too. */
  isCandidate?: boolean;
}

/** For companies and recruiters, on every card of a professional; others see nothing. */
export function InvitePerson({ memberId, name, isCandidate = false, ...looks }: InvitePersonProps) {
  const { t } = useTranslation('talent');
  const viewer = useViewer();
  const { InviteDialog } = usePersonParts();
  const [isOpen, setOpen] = useState(false);
  if (viewer?.userRole !== 'squadOwner' && viewer?.userRole !== 'recruiter') return null;
  return (
    <>
      {isCandidate && (
        <Button {...looks} onClick={() => setOpen(true)}>
          {t('person.openCandidate')}
        </Button>
      )}
      <Button
        {...looks}
        icon={<IconMailForward size={16} aria-hidden="true" />}
        aria-label={t('person.inviteOf', { name })}
        onClick={() => setOpen(true)}
      >
        {t('person.invite')}
      </Button>
      {isOpen && <InviteDialog memberId={memberId} name={name} onClose={() => setOpen(false)} />}
    </>
  );
}
