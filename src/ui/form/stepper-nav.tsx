import type { ReactNode } from 'react';
import { useTranslation } from '#ui/i18n.ts';
import { IconCheck } from '#ui/icons/icons.ts';
import { PageLink } from '../controls/page-link.tsx';
import { MeterBar } from '../marks/meter.tsx';
import styles from './form.module.css';

export interface Step {
  key: string;
  label: string;
  state: 'done' | 'current' | 'ahead';
  /** The address of a step that may be opened. */
  to?: string;
}

/** Vertical steps; on narrow screens a bar with "Step 2 of 5". */
export function StepperNav({ steps }: { steps: readonly Step[] }) {
  const { t } = useTranslation('platform');
  const at = Math.max(
    0,
    steps.findIndex((step) => step.state === 'current'),
  );
  const position = t('steps.position', { number: at + 1, total: steps.length });
  return (
    <nav aria-label={t('steps.label')}>
      <div className={styles.compact}>
        <p>
          <b>{steps[at]?.label}</b>
          <span>{position}</span>
        </p>
        <MeterBar value={at + 1} maximum={steps.length} label={position} />
      </div>
      <ol className={styles.steps}>
        {steps.map((step, index) => {
          const content = (
            <>
              <span className={styles.number}>
                {step.state === 'done' ? <IconCheck size={14} aria-label={t('steps.done')} /> : index + 1}
              </span>
              {step.label}
            </>
          );
          const marks = {
            'data-state': step.state,
            'aria-current': step.state === 'current' ? ('step' as const) : undefined,
          };
          return (
            <li key={step.key}>
              {step.to && step.state !== 'current' ? (
                <PageLink to={step.to} {...marks}>
                  {content}
                </PageLink>
              ) : (
                <span className={styles.step} {...marks}>
                  {content}
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

/** Steps on the left, the form on the right. */
export function Wizard({ steps, children }: { steps: readonly Step[]; children: ReactNode }) {
  return (
    <div className={styles.wizard}>
      <StepperNav steps={steps} />
      <div>{children}</div>
    </div>
  );
}
