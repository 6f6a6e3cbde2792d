import { useTranslation } from '#ui/i18n.ts';
import { ButtonLink } from '#ui/controls/button.tsx';
import { formatCount } from '#ui/marks/count-text.tsx';
import { personName } from '#ui/marks/person-name.ts';
import { Pill } from '#ui/marks/pill.tsx';
import { Card } from '#ui/page/card.tsx';
import { PersonCell } from '#ui/table/table-cells.tsx';
import { pipelinePath } from '#pipeline/paths.ts';
import { projectPaths } from '#projects/paths.ts';
import type { Squad } from './squad-queries.ts';
import styles from './squad.module.css';

interface SquadPlaceCardProps {
  projectId: string;
  place: Squad['places'][number];
  isInHouse: boolean;
}

const tones = { accepted: 'success', declined: 'danger' } as const;

/** One position: the selected person with their answer, or that nobody is selected yet. */
export function SquadPlaceCard({ projectId, place, isInHouse }: SquadPlaceCardProps) {
  const { t } = useTranslation('pipeline/selection/squad');
  const { selected, invitation, positionIndex, candidates, isLooking } = place;
  return (
    <Card title={place.title}>
      <div className={styles.place}>
        {selected ? (
          <PersonCell name={personName(selected.name)} meta={selected.jobTitle} image={selected.image} />
        ) : (
          <p className="sub">{t(isLooking ? 'owner.nobody' : 'owner.closed')}</p>
        )}
        {selected && (
          <Pill tone={selected.answer ? tones[selected.answer.answer] : 'neutral'}>
            {t(selected.answer ? `owner.${selected.answer.answer}` : 'owner.waiting')}
          </Pill>
        )}
      </div>
      {selected?.answer?.reason && <p className={styles.reason}>{selected.answer.reason}</p>}
      {invitation && (
        <p className="meta">
          {t('owner.invitedAs', { email: invitation.email })} · {t(`owner.invitation.${invitation.state}`)}
        </p>
      )}
      <div className={styles.actions}>
        <ButtonLink
          size="sm"
          to={pipelinePath(projectId, {
            position: positionIndex,
            ...(selected && { candidate: selected.applicationId }),
          })}
        >
          {t(selected ? 'owner.profile' : isLooking ? 'owner.choose' : 'owner.pipeline')}
        </ButtonLink>
        {isInHouse && isLooking && (
          <ButtonLink size="sm" variant="quiet" to={projectPaths.firstOffer(projectId)}>
            {t('owner.firstOffer')}
          </ButtonLink>
        )}
        <ButtonLink size="sm" variant="quiet" to={projectPaths.budget(projectId, positionIndex)}>
          {t('owner.budget')}
        </ButtonLink>
        <span className="meta num">
          {t('owner.candidates', { count: candidates, number: formatCount(candidates) })}
        </span>
      </div>
    </Card>
  );
}
