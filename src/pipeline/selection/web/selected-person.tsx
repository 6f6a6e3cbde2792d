import type { Selections } from '#pipeline/selection/contract/squad.ts';
import { pipelinePath } from '#pipeline/paths.ts';
import { PageLink } from '#ui/controls/page-link.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { Avatar } from '#ui/marks/avatar.tsx';
import { personName } from '#ui/marks/person-name.ts';
import { Pill, type Tone } from '#ui/marks/pill.tsx';
import type { Place } from '#pipeline/candidates/web/candidate-keys.ts';
import styles from './selection.module.css';

const tones: Record<'accepted' | 'declined' | 'selected', Tone> = {
  accepted: 'success',
  declined: 'danger',
  selected: 'brand',
};

interface SelectedPersonProps {
  place: Place;
  selection: Selections['selections'][number];
}

/** The selected person, with a link to their whole profile, and their answer. */
export function SelectedPerson({ place: { projectId, position }, selection: { card, answer } }: SelectedPersonProps) {
  const { t } = useTranslation('pipeline/selection');
  const name = personName(card.name);
  const status = answer?.answer ?? 'selected';
  return (
    <>
      <Avatar name={name} image={card.image} size={40} />
      <div className={styles.person}>
        <PageLink to={pipelinePath(projectId, { position, candidate: card.applicationId })}>{name}</PageLink>
        <div className="meta">{card.jobTitle}</div>
      </div>
      <Pill tone={tones[status]}>{t(`standing.${status}`)}</Pill>
    </>
  );
}
