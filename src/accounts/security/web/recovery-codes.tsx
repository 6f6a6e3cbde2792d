import { useTranslation } from '#ui/i18n.ts';
import { Button } from '#ui/controls/button.tsx';
import { IconCopy, IconDownload } from '#ui/icons/icons.ts';
import { Alert } from '#ui/states/alert.tsx';
import { saveFile } from '#ui/save-file.ts';
import { toast } from '#ui/toasts/toast-store.ts';
import styles from './account.module.css';

/** Shown once: to copy or to save as a file. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const { t } = useTranslation('accounts/account');
  const text = codes.join('\n');
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => toast.success(t('secondFactor.copied')),
      () => toast.error(t('secondFactor.notCopied')),
    );
  const save = () => saveFile(new Blob([text], { type: 'text/plain' }), 'ponte-recovery-codes.txt');
  return (
    <div className={styles.setup}>
      <Alert tone="warning">{t('secondFactor.codesText')}</Alert>
      <ul className={styles.codes} aria-label={t('secondFactor.codesTitle')}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={styles.row}>
        <Button size="sm" icon={<IconCopy size={16} aria-hidden="true" />} onClick={() => void copy()}>
          {t('secondFactor.copy')}
        </Button>
        <Button size="sm" icon={<IconDownload size={16} aria-hidden="true" />} onClick={save}>
          {t('secondFactor.download')}
        </Button>
      </div>
      <div className={styles.foot}>
        <Button variant="primary" onClick={onDone}>
          {t('secondFactor.codesDone')}
        </Button>
      </div>
    </div>
  );
}
