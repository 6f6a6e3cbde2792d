import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { CandidateCard } from '#pipeline/candidates/schemas.ts';
import { Button } from '#ui/controls/button.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { personName } from '#ui/marks/person-name.ts';
import { Skeleton } from '#ui/states/skeleton.tsx';
import { ConfirmChange } from './changes/confirm-change.tsx';
import { useSelection } from './use-selection.ts';
import { SelectedPerson } from './selected-person.tsx';
import { selectionsQuery } from './selection-queries.ts';
import styles from './selection.module.css';
import { lazyPart } from '#ui/lazy-part.tsx';

const ChooseDialog = lazyPart(async () => (await import('./choose-dialog.tsx')).ChooseDialog);

interface PositionSelectionProps {
  projectId: string;
  position: { positionIndex: number; title: string };
}

type Step = 'choosing' | { card: CandidateCard; instead: CandidateCard };

/** The person selected for a position, with actions to select, change and undo for people who may. */
export function PositionSelection({ projectId, position: { positionIndex, title } }: PositionSelectionProps) {
  const { t } = useTranslation('pipeline/selection');
  const place = { projectId, position: positionIndex };
  const choices = useSelection(place);
  const { data } = useQuery(selectionsQuery(projectId));
  const [step, setStep] = useState<Step | null>(null);
  const [isRemoving, setRemoving] = useState(false);
  const choose = useRef<HTMLButtonElement>(null);
  const wasAsked = useRef(false);
  // After two dialogs in a row, the second one does not know which element opened the first.
  useEffect(() => {
    if (wasAsked.current && step === null) choose.current?.focus({ preventScroll: true });
    wasAsked.current = step !== null;
  }, [step]);
  if (!data) return <Skeleton height={40} />;

  const selection = data.selections.find((one) => one.positionIndex === positionIndex);
  const selected = selection?.card;
  async function remove(card: CandidateCard) {
    setRemoving(true);
    await choices.deselect(card);
    setRemoving(false);
    choose.current?.focus({ preventScroll: true });
  }
  async function take(card: CandidateCard) {
    if (selected) setStep({ card, instead: selected });
    else if (await choices.select(card)) setStep(null);
  }
  return (
    <div className={styles.choice} role="group" aria-label={t('of', { title })}>
      <div className={styles.who}>
        {selection ? <SelectedPerson place={place} selection={selection} /> : <p className="sub">{t('nobody')}</p>}
      </div>
      {data.maySelect && (
        <div className={styles.actions}>
          <Button
            size="sm"
            ref={choose}
            aria-label={t(selected ? 'changeOf' : 'chooseFor', { title })}
            onClick={() => setStep('choosing')}
          >
            {t(selected ? 'change' : 'choose')}
          </Button>
          {selected && (
            <Button
              size="sm"
              variant="quiet"
              loading={isRemoving}
              aria-label={t('removeOf', { name: personName(selected.name) })}
              onClick={() => void remove(selected)}
            >
              {t('remove')}
            </Button>
          )}
        </div>
      )}
      {step === 'choosing' && (
        <ChooseDialog place={place} title={title} selected={selected} onClose={() => setStep(null)} onChoose={take} />
      )}
      {step !== null && step !== 'choosing' && (
        <ConfirmChange
          change={{ before: step.instead.name, after: step.card.name }}
          onClose={() => setStep(null)}
          onConfirm={() => choices.select(step.card, step.instead)}
        />
      )}
    </div>
  );
}
