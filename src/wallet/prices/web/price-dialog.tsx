import { Modal } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { netAfterFee } from '#negotiations/rules/paid-out-net.ts';
import { Button } from '#ui/controls/button.tsx';
import { Form } from '#ui/form/form.tsx';
import { MoneyField } from '#ui/form/money-field.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { formatCents } from '#ui/marks/money-text.tsx';
import { personName } from '#ui/marks/person-name.ts';
import { FormFooter } from '#ui/page/form-footer.tsx';
import { Alert } from '#ui/states/alert.tsx';
import '#ui/theme/full-styles.ts';
import { toast } from '#ui/toasts/toast-store.ts';
import type { HireToPrice } from '#wallet/prices/contract.ts';
import { hirePricesQuery, pricesApi } from './prices-queries.ts';
import { shareText } from '#ui/marks/share-text.ts';

/** Asks for gross and net of a hire; the net starts as what the project's service fee leaves. */
export function PriceDialog({ hire, onClose }: { hire: HireToPrice; onClose: () => void }) {
  const { t } = useTranslation('wallet/prices');
  const queryClient = useQueryClient();
  // A proposal below what was agreed is refused once the account is deleted.
  const known = hire.proposed?.isBelowAgreed ? hire.agreed : (hire.proposed ?? hire.agreed);
  const [grossCents, setGross] = useState<number | null>(known?.grossCents ?? null);
  const [netCents, setNet] = useState<number | null>(known?.netCents ?? null);
  const [isAsked, setAsked] = useState(false);
  const save = useMutation({
    mutationFn: (body: { grossCents: number; netCents: number }) =>
      pricesApi('PUT /hirePrices/{hireId}', { params: { hireId: hire.hireId }, body }),
    onSuccess: ({ holds }) => {
      const sent = hire.asks === 'company' ? 'prices.doneCompany' : 'prices.doneBoth';
      toast.success(t(holds ? 'prices.done' : sent));
      onClose();
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: hirePricesQuery.queryKey }),
  });
  const isMissing = (cents: number | null) => cents === null || cents <= 0;
  const isAbove = grossCents !== null && netCents !== null && netCents > grossCents;
  const proposal = isMissing(grossCents) ? null : netAfterFee(grossCents!, hire.serviceFee);
  function submit(event: FormEvent) {
    event.preventDefault();
    setAsked(true);
    if (!isMissing(grossCents) && !isMissing(netCents) && !isAbove)
      save.mutate({ grossCents: grossCents!, netCents: netCents! });
  }
  return (
    <Modal
      opened
      onClose={onClose}
      title={hire.isGone ? t('prices.dialog.titleGone') : t('prices.dialog.title', { name: personName(hire.name) })}
      closeButtonProps={{ 'aria-label': t('prices.dialog.cancel') }}
    >
      <Form onSubmit={submit}>
        {save.error && (
          <Alert tone="danger" title={t('prices.failed')} live>
            {save.error.message}
          </Alert>
        )}
        <p>{t(`prices.dialog.asks.${hire.isGone && hire.asks === 'nobody' ? 'nobodyGone' : hire.asks}`)}</p>
        <MoneyField
          label={t('prices.dialog.gross')}
          withAsterisk
          currency={hire.currency}
          value={grossCents}
          onChange={setGross}
          error={isAsked && isMissing(grossCents) && t('prices.missing')}
        />
        <MoneyField
          label={t('prices.dialog.net')}
          withAsterisk
          currency={hire.currency}
          value={netCents}
          onChange={setNet}
          error={isAsked && (isMissing(netCents) ? t('prices.missing') : isAbove && t('prices.netAboveGross'))}
        />
        {proposal !== null && (
          <p className="meta">
            {t('prices.dialog.proposal', {
              fee: shareText(hire.serviceFee),
              net: formatCents(proposal, hire.currency),
            })}{' '}
            <Button variant="quiet" size="sm" onClick={() => setNet(proposal)}>
              {t('prices.dialog.take')}
            </Button>
          </p>
        )}
        <FormFooter
          start={<Button onClick={onClose}>{t('prices.dialog.cancel')}</Button>}
          end={
            <Button variant="primary" type="submit" loading={save.isPending}>
              {t('prices.dialog.save')}
            </Button>
          }
        />
      </Form>
    </Modal>
  );
}
