import { useState } from 'react';
import { pipelinePath } from '#pipeline/paths.ts';
import type { CandidateCard } from '#pipeline/candidates/schemas.ts';
import { Button } from '#ui/controls/button.tsx';
import { PageLink } from '#ui/controls/page-link.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { Avatar } from '#ui/marks/avatar.tsx';
import { personName } from '#ui/marks/person-name.ts';
import { Pill } from '#ui/marks/pill.tsx';
import type { Place } from '#pipeline/candidates/web/candidate-keys.ts';
import { StagePill } from '#pipeline/candidates/web/list-columns.tsx';
import styles from './selection.module.css';

interface SelectableCandidateProps {
  place: Place;
  card: CandidateCard;
  /** Whether somebody else is selected now. */
  isChange: boolean;
  onChoose: (card: CandidateCard) => Promise<void>;
}

/** One candidate of the dialog, with a link to their profile. */
export function SelectableCandidate({ place, card, isChange, onChoose }: SelectableCandidateProps) {
  const { t } = useTranslation('pipeline/selection');
  const { t: say } = useTranslation('pipeline/candidates');
  const [busy, setBusy] = useState(false);
  const name = personName(card.name);
  const candidate = pipelinePath(place.projectId, { position: place.position, candidate: card.applicationId });
  return (
    <li className={styles.candidate}>
      <Avatar name={name} image={card.image} size={32} />
      <div className={styles.person}>
        <PageLink to={candidate}>{name}</PageLink>
        <div className="meta">{card.jobTitle}</div>
        <div className={styles.pills}>
          <StagePill card={card} />
          {card.isSuggested && <Pill tone="brand">{say('card.suggested')}</Pill>}
        </div>
      </div>
      {card.selectedAt === null ? (
        <Button
          size="sm"
          loading={busy}
          aria-label={t(isChange ? 'dialog.insteadOf' : 'dialog.selectOf', { name })}
          onClick={() => {
            setBusy(true);
            void onChoose(card).finally(() => setBusy(false));
          }}
        >
          {t(isChange ? 'dialog.instead' : 'dialog.select')}
        </Button>
      ) : (
        <Pill tone="brand">{t('standing.selected')}</Pill>
      )}
    </li>
  );
}
