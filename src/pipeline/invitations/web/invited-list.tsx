import { useState } from 'react';
import { useTranslation } from '#ui/i18n.ts';
import type { EmailInvitation, VacancyPlace } from './invitations-api.ts';
import styles from './invitations.module.css';
import { InvitedPerson } from './invited-person.tsx';
import { WithdrawInvitation } from './withdraw-invitation.tsx';

interface InvitedListProps {
  place: VacancyPlace;
  invitations: readonly EmailInvitation[];
  /** When a link leads to a candidate. */
  onLeave: () => void;
}

/** Who was invited by e-mail, newest first. */
export function InvitedList({ place, invitations, onLeave }: InvitedListProps) {
  const { t } = useTranslation('pipeline/invitations');
  const [leaving, setLeaving] = useState<EmailInvitation | null>(null);
  return (
    <section aria-labelledby="invited-by-email">
      <h3 id="invited-by-email">{t('list.title')}</h3>
      {invitations.length === 0 && <p className="sub">{t('list.none')}</p>}
      <ul className={styles.list}>
        {invitations.map((invitation) => (
          <InvitedPerson
            key={invitation.invitationId}
            place={place}
            invitation={invitation}
            onLeave={onLeave}
            onWithdraw={() => setLeaving(invitation)}
          />
        ))}
      </ul>
      {leaving && <WithdrawInvitation place={place} invitation={leaving} onClose={() => setLeaving(null)} />}
    </section>
  );
}
