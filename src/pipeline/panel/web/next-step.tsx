import type { CandidateCard } from '#pipeline/candidates/schemas.ts';
import { nextStage } from '#pipeline/moving/rules/moves.ts';
import { canHire, type PipelineActions, usePipelineActions } from '#pipeline/candidates/web/pipeline-actions.tsx';
import { canReach } from '#pipeline/moving/web/can-reach.ts';
import { Button } from '#ui/controls/button.tsx';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { IconArrowRight, IconCheck, IconDots } from '#ui/icons/icons.ts';
import { lazyPart } from '#ui/lazy-part.tsx';
import { useTouchOverlay } from '#ui/overlays/use-touch-overlay.ts';
import '#ui/theme/full-styles.ts';
import { wasFilled } from '#projects/rules/position-states.ts';

const loadMenu = async () => (await import('./next-step-menu.tsx')).NextStepMenu;
const NextStepMenu = lazyPart(loadMenu);

interface NextStepProps {
  card: CandidateCard;
  /** Opens the conversation beside it. */
  onMessage: () => void;
}

/** Whether anything is left to do with a candidate. */
export const hasNextStep = ({ abilities }: PipelineActions, { state, stage }: CandidateCard): boolean =>
  state !== 'withdrawn' && stage !== 'hired' && stage !== 'disqualified' && (abilities.move || abilities.select);

/** The next step is the filled button; everything else is in the menu. */
export function NextStep({ card, onMessage }: NextStepProps) {
  const { t } = useTranslation('pipeline/panel');
  const actions = usePipelineActions();
  const { overlay, anchor, toggle, menuButton } = useTouchOverlay(loadMenu);
  const next = nextStage(card.stage);
  const isPossible = next !== null && (next === 'hired' ? canHire(actions, card) : canReach(actions, card, next));
  return (
    <>
      {next !== null && isPossible && (
        <Button
          variant="primary"
          iconAfter={
            next === 'hired' ? (
              <IconCheck size={16} aria-hidden="true" />
            ) : (
              <IconArrowRight size={16} aria-hidden="true" />
            )
          }
          onClick={() => actions.moveTo([card], next)}
        >
          {t(`advance.${next}`)}
        </Button>
      )}
      {card.state === 'setAside' && actions.abilities.select && !wasFilled(actions.positionState) && (
        <Button onClick={() => actions.restore(card)}>{t('pipeline/candidates:action.restore')}</Button>
      )}
      <IconButton {...menuButton} ref={anchor} label={t('pipeline/candidates:action.more')} outlined onClick={toggle}>
        <IconDots size={18} aria-hidden="true" />
      </IconButton>
      {overlay && <NextStepMenu card={card} overlay={overlay} onMessage={onMessage} />}
    </>
  );
}
