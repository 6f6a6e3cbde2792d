import { useRouter } from '@tanstack/react-router';
import { TouchSelect } from '#ui/controls/touch-select.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { projectPaths } from '#projects/paths.ts';
import type { VacancyOutline, VacancyTab } from './vacancy-outline.ts';
import styles from './vacancy.module.css';

interface VacancySwitchProps {
  vacancy: VacancyOutline;
  position: number | null;
  current: VacancyTab;
  onPosition?: ((positionIndex: number) => void) | undefined;
}

/** Between the positions of a project. From a page of the whole project it leads to the candidates of one. */
export function VacancySwitch({ vacancy, position, current, onPosition }: VacancySwitchProps) {
  const { t } = useTranslation('projects');
  const router = useRouter();
  const { projectId, positions } = vacancy;
  const choices = positions.map(({ positionIndex, title, candidates }) => ({
    value: String(positionIndex),
    label: `${title} (${candidates})`,
  }));
  const whole = { value: '', label: t('vacancy.all', { count: positions.length }) };
  const open = (index: number) => {
    if (onPosition) return onPosition(index);
    const page = current === 'suggested' ? projectPaths.suggested : projectPaths.pipeline;
    void router.navigate({ href: page(projectId, index) });
  };
  return (
    <TouchSelect
      className={styles.switch}
      aria-label={t('vacancy.switch')}
      value={position === null ? '' : String(position)}
      data={position === null ? [whole, ...choices] : choices}
      onChange={(value) => {
        if (value !== '' && value !== null) open(Number(value));
      }}
    />
  );
}
