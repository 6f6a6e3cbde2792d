import { Switch } from '@mantine/core';
import { Button } from '#ui/controls/button.tsx';
import { TouchSelect } from '#ui/controls/touch-select.tsx';
import { useTranslation } from '#ui/i18n.ts';
import type { KindChoice } from './notice-choices-api.ts';
import styles from './notice-choices.module.css';
import { useChooseNotices } from './use-choose-notices.ts';

/** One kind: whether it stands among the notices, and when its mails come. */
export function KindRow({ workspaceId, choice }: { workspaceId: string | null; choice: KindChoice }) {
  const { t } = useTranslation('notices/choices');
  const choose = useChooseNotices(workspaceId);
  const { kind, inProduct, mail, mailOptions, isOwn } = choice;
  const name = t(`kinds.${kind}`);
  const change = (changed: Partial<Pick<KindChoice, 'mail'> & { inProduct: boolean }>) =>
    choose.mutate({ kind, choice: { inProduct: inProduct ?? true, mail, ...changed } });
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <b>{name}</b>
        <span className="sub">{t(`about.${kind}`)}</span>
        {isOwn && (
          <Button size="sm" variant="quiet" onClick={() => choose.mutate({ kind, choice: null })}>
            {t('asElsewhere')}
          </Button>
        )}
      </div>
      {inProduct !== null && (
        <Switch
          className={styles.product}
          label={t('onPonte')}
          aria-label={`${t('onPonte')}: ${name}`}
          checked={inProduct}
          onChange={(event) => change({ inProduct: event.currentTarget.checked })}
        />
      )}
      <TouchSelect
        aria-label={`${t('byMail')}: ${name}`}
        className={styles.mail}
        value={mail}
        data={mailOptions.map((option) => ({ value: option, label: t(`mailOption.${option}`) }))}
        onChange={(value) => change({ mail: value as KindChoice['mail'] })}
      />
    </li>
  );
}
