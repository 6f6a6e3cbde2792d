import { useState } from 'react';
import type { OrderView } from '#checkout/orders/contract.ts';
import {
  debtNews,
  isMoneyBack,
  leavesServiceOpen,
  type OrderState,
  shownStateOf,
} from '#checkout/orders/rules/order-states.ts';
import { checkoutPaths } from '#checkout/paths.ts';
import { dayInWords } from '#platform/calendar/day-in-words.ts';
import { Button, ButtonLink } from '#ui/controls/button.tsx';
import { CopyButton } from '#ui/controls/copy-button.tsx';
import { currentLanguage, useTranslation } from '#ui/i18n.ts';
import { lazyPart } from '#ui/lazy-part.tsx';
import { formatCents } from '#ui/marks/money-text.tsx';
import { RelativeTime } from '#ui/marks/relative-time.tsx';
import { Card } from '#ui/page/card.tsx';
import { FactsStrip } from '#ui/page/facts-strip.tsx';
import { Alert } from '#ui/states/alert.tsx';
import { ConfirmDialog } from '#ui/toasts/confirm-dialog.tsx';
import { walletPaths } from '#wallet/paths.ts';
import { BoletoDownload } from './order-parts.tsx';
import styles from './orders.module.css';

const CardForm = lazyPart(async () => (await import('./card-form.tsx')).CardForm);

interface OpenOrderProps {
  order: OrderView;
  isCanceling: boolean;
  onCancel: () => void;
  /** The card was taken; the provider is asked. */
  onPaid: () => void;
}

export function OpenOrder({ order, isCanceling, onCancel, onPaid }: OpenOrderProps) {
  const { t } = useTranslation('checkout/orders');
  const [isAsked, setAsked] = useState(false);
  const { method, pix, boleto, card, isSandbox, expiresAt, abilities, service } = order;
  const isSandboxCard = method === 'card' && isSandbox;
  const change = service ? 'change' : 'cancel';
  // Another way to pay is offered right below.
  const isPayable = abilities.pay.length > 0;
  return (
    <Card title={t(`method.${method!}`)}>
      {isSandboxCard && <p>{t('card.sandbox')}</p>}
      {card && <CardForm order={order} secret={card.secret} onPaid={onPaid} />}
      {!pix && !boleto && !card && !isSandboxCard && (
        <Alert tone="info" title={t('order.preparing')} live>
          {t('order.preparingText')}
        </Alert>
      )}
      {pix && <Pix pix={pix} />}
      {boleto?.isOverdue && (
        <Alert tone="info" live>
          {t(isPayable ? 'boleto.overduePayable' : 'boleto.overdue')}
        </Alert>
      )}
      {boleto && !boleto.isOverdue && <Boleto orderId={order.orderId} boleto={boleto} />}
      {!boleto?.isOverdue && (
        <p className={styles.until}>
          <b>
            {t('order.payBy')}{' '}
            {boleto ? (
              dayInWords(new Date(`${boleto.dueOn}T12:00:00-03:00`), currentLanguage())
            ) : (
              <RelativeTime moment={expiresAt} />
            )}
          </b>
        </p>
      )}
      <p className={boleto?.isOverdue ? `sub ${styles.after}` : 'sub'}>{t('order.open')}</p>
      {abilities.cancel && !isPayable && (
        <div className={styles.actions}>
          <Button variant="dangerQuiet" loading={isCanceling} onClick={() => setAsked(true)}>
            {t(`order.${change}`)}
          </Button>
        </div>
      )}
      <ConfirmDialog
        opened={isAsked}
        onClose={() => setAsked(false)}
        title={t(`order.${change}Ask`)}
        confirmLabel={t(`order.${change}`)}
        cancelLabel={t(`order.${change}Keep`)}
        destructive
        onConfirm={() => {
          setAsked(false);
          onCancel();
        }}
      >
        {t(method === 'boleto' && !boleto?.isOverdue ? `order.${change}BoletoText` : `order.${change}Text`)}
      </ConfirmDialog>
    </Card>
  );
}

function Pix({ pix: { code, picture } }: { pix: NonNullable<OrderView['pix']> }) {
  const { t } = useTranslation('checkout/orders');
  return (
    <div className={styles.pay}>
      <img className={styles.qr} src={picture} alt={t('pix.picture')} width={220} height={220} />
      <div className={styles.how}>
        <p>{t('pix.how')}</p>
        <p className="meta">{t('pix.code')}</p>
        <code className={styles.code}>{code}</code>
        <CopyButton variant="primary" text={code} label={t('pix.copy')} />
      </div>
    </div>
  );
}

function Boleto({ orderId, boleto: { line, picture } }: { orderId: string; boleto: NonNullable<OrderView['boleto']> }) {
  const { t } = useTranslation('checkout/orders');
  return (
    <div className={styles.how}>
      <p>{t('boleto.how')}</p>
      <p className="meta">{t('boleto.line')}</p>
      <code className={styles.code}>{line}</code>
      <div className={styles.actions}>
        <CopyButton variant="primary" text={line.replace(/\D/g, '')} label={t('boleto.copy')} />
        <BoletoDownload orderId={orderId} />
      </div>
      <img className={styles.barcode} src={picture} alt={t('boleto.picture')} />
    </div>
  );
}

export function EndedOrder({ order, state }: { order: OrderView; state: Exclude<OrderState, 'open'> }) {
  const { t } = useTranslation('checkout/orders');
  const amount = formatCents(order.cents, order.currency);
  const { service } = order;
  const shown = shownStateOf(order);
  const back = formatCents(order.refundedCents, order.currency);
  const repaid = formatCents(order.repaidCents, order.currency);
  const isStillToPay = leavesServiceOpen(order);
  const isGood = state === 'paid' || state === 'processing';
  return (
    <Card>
      <FactsStrip
        facts={[
          { label: t('facts.amount'), value: amount },
          ...(order.method === null ? [] : [{ label: t('facts.method'), value: t(`method.${order.method}`) }]),
          { label: t('facts.placed'), value: <RelativeTime moment={order.createdAt} /> },
        ]}
      />
      <p className={styles.after}>
        {isMoneyBack(shown)
          ? t(`back.${shown}Text`, { amount, back })
          : debtNews(order) === 'own'
            ? t(isStillToPay ? 'repaid.serviceText' : 'repaid.text', { amount, repaid })
            : service
              ? t(`serviceEnd.${state}Text`, { amount })
              : t(`end.${state}Text`, { amount })}
      </p>
      <div className={styles.actions}>
        {order.abilities.downloadBoleto && <BoletoDownload orderId={order.orderId} />}
        {state === 'paid' && !service && !isMoneyBack(shown) && (
          <ButtonLink variant="primary" to={walletPaths.allocate()}>
            {t('success.allocate')}
          </ButtonLink>
        )}
        {service?.state === 'open' && (!isGood || isStillToPay) ? (
          <ButtonLink variant="primary" to={checkoutPaths.order(service.serviceOrderId)}>
            {t(isStillToPay ? 'order.see' : 'order.change')}
          </ButtonLink>
        ) : (
          <ButtonLink variant={isGood || service ? 'default' : 'primary'} to={checkoutPaths.topUp()}>
            {t(service ? 'success.orders' : isGood ? 'order.wallet' : 'order.again')}
          </ButtonLink>
        )}
      </div>
    </Card>
  );
}
