import { useTranslation } from '#ui/i18n.ts';
import { Pill, type Tone } from '#ui/marks/pill.tsx';
import type { ProfessionalState } from '#projects/professionals/rules/professional-terms.ts';
import type { Professional } from '#projects/web/api.ts';
import styles from './squad.module.css';

const tones: Record<ProfessionalState, Tone> = {
  active: 'success',
  inReplacement: 'warning',
  replaced: 'neutral',
  deactivated: 'neutral',
};

export function ProfessionalPills({ professional }: { professional: Professional }) {
  const { t } = useTranslation('projects/squad');
  const { state, works, endedAt, paymentBlockedAt, requests } = professional;
  const wasThere = !works && endedAt === null;
  return (
    <div className={styles.pills}>
      <Pill tone={wasThere ? 'neutral' : tones[state]}>{t(`state.${wasThere ? 'was' : state}`)}</Pill>
      {paymentBlockedAt !== null && <Pill tone="danger">{t('blocked')}</Pill>}
      {requests.some(({ type }) => type !== 'replacement') && <Pill tone="info">{t('requested')}</Pill>}
    </div>
  );
}
