import { useTranslation } from '#ui/i18n.ts';
import { Pill, type Tone } from '#ui/marks/pill.tsx';
import { type ProjectStage, stageOfStatus } from '#projects/rules/status.ts';
import type { PositionState, ProjectStatus } from '#projects/rules/terms.ts';

const stageTones: Record<ProjectStage, Tone> = {
  commercial: 'neutral',
  recruitment: 'brand',
  contract: 'info',
  payment: 'warning',
  onboarding: 'info',
  inProgress: 'success',
  finished: 'neutral',
  canceled: 'danger',
};
const stateTones: Record<PositionState, Tone> = {
  open: 'brand',
  filled: 'success',
  closed: 'neutral',
  hidden: 'warning',
  removed: 'danger',
  inReplacement: 'warning',
  replaced: 'neutral',
  deactivated: 'neutral',
};

export function StatusPill({ status }: { status: ProjectStatus }) {
  const { t } = useTranslation('projects');
  return <Pill tone={stageTones[stageOfStatus(status)]}>{t(`status.${status}`)}</Pill>;
}

export function PositionPill({ state }: { state: PositionState }) {
  const { t } = useTranslation('projects');
  return <Pill tone={stateTones[state]}>{t(`positionState.${state}`)}</Pill>;
}
