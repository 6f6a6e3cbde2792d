import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { classNames } from '#ui/class-names.ts';
import { Button } from '#ui/controls/button.tsx';
import { Form } from '#ui/form/form.tsx';
import { HoursField } from '#ui/form/hours-field.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { lazyPart } from '#ui/lazy-part.tsx';
import { formatCents } from '#ui/marks/money-text.tsx';
import { personName } from '#ui/marks/person-name.ts';
import { FormFooter } from '#ui/page/form-footer.tsx';
import { Alert } from '#ui/states/alert.tsx';
import { PersonCell } from '#ui/table/table-cells.tsx';
import type { ProjectCredits } from '#wallet/allocations/contract.ts';
import { MOST_MINUTES, priceHires } from '#wallet/allocations/rules/allocation.ts';
import { walletPaths } from '#wallet/paths.ts';
import { allocationsApi } from './allocations-query.ts';
import styles from './allocations.module.css';
import { useSend } from '#ui/form/use-send.ts';

const PriceDialog = lazyPart(async () => (await import('#wallet/prices/web/price-dialog.tsx')).PriceDialog);

interface GiveFormProps {
  project: ProjectCredits;
  availableCents: number;
}

export function GiveForm({ project: { projectId, hires }, availableCents }: GiveFormProps) {
  const { t } = useTranslation('wallet/allocations');
  const navigate = useNavigate();
  const [hours, setHours] = useState<Readonly<Record<string, number | null>>>({});
  const [isTried, setTried] = useState(false);
  const [unpriced, setUnpriced] = useState<ProjectCredits['hires'][number] | null>(null);
  const chosen = hires.flatMap(({ hireId, grossCents }) => {
    const minutes = Math.round((hours[hireId] ?? 0) * 60);
    return minutes > 0 && grossCents !== null ? [{ hireId, grossCents, minutes }] : [];
  });
  const { cents } = priceHires(chosen);
  const give = useSend({
    send: () =>
      allocationsApi('POST /allocations', {
        body: { projectId, hires: chosen.map(({ hireId, minutes }) => ({ hireId, minutes })) },
      }),
    ...{ done: null, failed: t('failed.give'), reads: ['wallet'] },
  });
  const isTooMuch = cents > availableCents;
  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    // Once everything is read anew, so that the page that thanks shows what is set aside by now.
    const onSuccess = () => void navigate({ to: walletPaths.allocated(projectId) });
    if (chosen.length > 0 && !isTooMuch) give.mutate(undefined, { onSuccess });
  }
  if (hires.length === 0) return <Alert tone="info">{t('noHires')}</Alert>;
  return (
    <Form className={styles.form} onSubmit={submit}>
      <ul className={styles.hires}>
        {hires.map((hire) => {
          const { hireId, name, image, positionTitle, grossCents, isAsked, monthlyHours } = hire;
          const rate = grossCents === null ? t('noPrice') : t('perHour', { amount: formatCents(grossCents) });
          return (
            <li key={hireId}>
              <div>
                <PersonCell name={personName(name)} image={image} meta={positionTitle} />
                <p className={classNames('meta num', styles.rate)}>
                  {isAsked && grossCents === null ? t('priceAsked') : rate}
                </p>
              </div>
              {grossCents === null ? (
                !isAsked && (
                  <div className={styles.hours}>
                    <Button onClick={() => setUnpriced(hire)}>{t('setPrice')}</Button>
                  </div>
                )
              ) : (
                <div className={styles.hours}>
                  <HoursField
                    label={t('hours')}
                    aria-label={t('hoursOf', { name: personName(name) })}
                    max={MOST_MINUTES / 60}
                    value={hours[hireId] ?? null}
                    onChange={(value) => setHours((now) => ({ ...now, [hireId]: value }))}
                  />
                  {monthlyHours !== null && (
                    <Button size="sm" onClick={() => setHours((now) => ({ ...now, [hireId]: monthlyHours }))}>
                      {t('month', { count: monthlyHours })}
                    </Button>
                  )}
                </div>
              )}
            </li>
          );
        })}
      </ul>
      {unpriced && (
        <PriceDialog
          hire={{ ...unpriced, currency: 'BRL' }}
          known={null}
          monthlyHours={unpriced.monthlyHours}
          onClose={() => setUnpriced(null)}
        />
      )}
      <p className={styles.sum} aria-live="polite">
        {t('sum')} <b className="num">{formatCents(cents)}</b>
      </p>
      {isTooMuch && (
        <Alert tone="danger" live>
          {t('tooMuch')}
        </Alert>
      )}
      {isTried && chosen.length === 0 && (
        <Alert tone="danger" live>
          {t('nothing')}
        </Alert>
      )}
      <FormFooter
        end={
          <Button variant="primary" type="submit" loading={give.isPending}>
            {t('give')}
          </Button>
        }
      />
    </Form>
  );
}
