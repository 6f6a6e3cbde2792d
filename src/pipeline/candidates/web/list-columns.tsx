import type { Translate } from '#platform/i18n/format-text.ts';
import type { Stage } from '#applications/rules/stages.ts';
import { useTranslation } from '#ui/i18n.ts';
import { personName } from '#ui/marks/person-name.ts';
import { Pill, type Tone } from '#ui/marks/pill.tsx';
import { RelativeTime } from '#ui/marks/relative-time.tsx';
import type { Column } from '#ui/table/data-table-types.ts';
import { PersonCell } from '#ui/table/table-cells.tsx';
import type { CandidateCard } from '#pipeline/candidates/schemas.ts';
import { expectedText, yearsText } from './card-texts.ts';
import { TimeInStage } from './time-in-stage.tsx';

const tones: Record<Stage, Tone> = {
  new: 'neutral',
  qualify: 'info',
  screeningInterview: 'info',
  clientSubmission: 'brand',
  clientInterview: 'brand',
  waitingClientDecision: 'warning',
  offered: 'success',
  hired: 'success',
  disqualified: 'danger',
  approvedButDeclined: 'neutral',
};

export function StagePill({ card }: { card: CandidateCard }) {
  const { t } = useTranslation('pipeline/candidates');
  if (card.state === 'withdrawn') return <Pill>{t('card.withdrawn')}</Pill>;
  if (card.state === 'closed') return <Pill>{t('card.closed')}</Pill>;
  if (card.state === 'setAside') return <Pill>{t('card.setAside')}</Pill>;
  return <Pill tone={tones[card.stage]}>{t(`stage.${card.stage}`)}</Pill>;
}

/** Takes the translator of any room. */
export function listColumns(t: Translate): Column<CandidateCard>[] {
  return [
    {
      key: 'candidate',
      header: t('pipeline/candidates:list.candidate'),
      sort: 'name',
      skeleton: 'person',
      cell: (card) => <PersonCell name={personName(card.name)} image={card.image} meta={card.city || card.jobTitle} />,
    },
    {
      key: 'stage',
      header: t('pipeline/candidates:list.stage'),
      width: 230,
      sort: 'stage',
      skeleton: 'pill',
      cell: (card) => (
        <>
          <StagePill card={card} />{' '}
          {card.isSuggested && <Pill tone="brand">{t('pipeline/candidates:card.suggested')}</Pill>}
        </>
      ),
    },
    {
      key: 'level',
      header: t('pipeline/candidates:list.experience'),
      width: 120,
      align: 'right',
      sort: 'level',
      cell: (card) => yearsText(t, card.level) ?? t('pipeline/candidates:list.none'),
    },
    {
      key: 'expected',
      header: t('pipeline/candidates:list.expected'),
      width: 140,
      align: 'right',
      narrow: 'hidden',
      cell: (card) => expectedText(t, card.expected) ?? t('pipeline/candidates:list.none'),
    },
    {
      key: 'applied',
      header: t('pipeline/candidates:list.applied'),
      width: 130,
      align: 'right',
      sort: 'appliedAt',
      narrow: 'hidden',
      cell: (card) => <RelativeTime moment={card.appliedAt} />,
    },
    {
      key: 'inStage',
      header: t('pipeline/candidates:list.inStage'),
      width: 130,
      align: 'right',
      sort: 'stageEnteredAt',
      cell: (card) => <TimeInStage card={card} withIcon={false} />,
    },
  ];
}
