import { queryOptions, useQuery } from '@tanstack/react-query';
import { PageLink } from '#ui/controls/page-link.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { IconCheck, IconChevronRight } from '#ui/icons/icons.ts';
import type { FirstStep } from '#waiting/rules/first-steps.ts';
import { api } from './api.ts';
import styles from './first-steps.module.css';

const firstStepsQuery = queryOptions({
  queryKey: ['firstSteps'],
  queryFn: ({ signal }) => api('GET /firstSteps', { signal }),
});

/** Below the page where a new company arrives: what comes next, each ticked by itself, and gone when all is done. */
export function FirstSteps({ addresses }: { addresses: Readonly<Record<FirstStep, string>> }) {
  const { t } = useTranslation('waiting');
  const steps = useQuery(firstStepsQuery).data?.steps ?? [];
  if (steps.length === 0) return null;
  const done = steps.filter(({ isDone }) => isDone).length;
  return (
    <section className={styles.steps} aria-labelledby="first-steps">
      <h2 id="first-steps">{t('first.title')}</h2>
      <p className="sub">{t('first.done', { done, all: steps.length })}</p>
      <ol>
        {steps.map(({ step, isDone }) => (
          <li key={step} {...(isDone && { 'data-done': '' })}>
            <PageLink to={addresses[step]}>
              <span className={styles.mark}>
                {isDone && <IconCheck size={16} role="img" aria-label={t('first.isDone')} />}
              </span>
              <span>
                <b>{t(`first.${step}.title`)}</b>
                <span className="meta">{t(`first.${step}.text`)}</span>
              </span>
              <IconChevronRight size={18} aria-hidden="true" />
            </PageLink>
          </li>
        ))}
      </ol>
    </section>
  );
}
