import { IconButton } from '#ui/controls/icon-button.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { IconChevronDown, IconChevronUp } from '#ui/icons/icons.ts';
import { useStepKeys } from './use-step-keys.ts';

interface CandidateStepsProps {
  /** Opens the neighbour; undefined at the end of the list. */
  previous: (() => void) | undefined;
  next: (() => void) | undefined;
}

const modifier = () => (/Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌥' : 'Alt+');

/** To the neighbours in the list or board, by buttons and by keys. */
export function CandidateSteps({ previous, next }: CandidateStepsProps) {
  const { t } = useTranslation('pipeline/panel');
  useStepKeys(previous, next);
  return (
    <>
      <IconButton
        label={t('panel.previous')}
        title={`${t('panel.previous')} (${modifier()}↑)`}
        aria-keyshortcuts="Alt+ArrowUp"
        disabled={!previous}
        onClick={previous}
      >
        <IconChevronUp size={18} aria-hidden="true" />
      </IconButton>
      <IconButton
        label={t('panel.next')}
        title={`${t('panel.next')} (${modifier()}↓)`}
        aria-keyshortcuts="Alt+ArrowDown"
        disabled={!next}
        onClick={next}
      >
        <IconChevronDown size={18} aria-hidden="true" />
      </IconButton>
    </>
  );
}
