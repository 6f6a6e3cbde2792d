import { useTranslation } from '#ui/i18n.ts';
import { IconCircleCheck } from '#ui/icons/icons.ts';
import { classNames } from '../class-names.ts';
import { currentLocale } from '../i18n.ts';
import styles from './form.module.css';

export function DraftSavedNote({ savedAt }: { savedAt: Date | null }) {
  const { t } = useTranslation('platform');
  if (savedAt === null) return null;
  const time = new Intl.DateTimeFormat(currentLocale(), { hour: '2-digit', minute: '2-digit', hour12: false }).format(
    savedAt,
  );
  return (
    <span className={classNames('meta', styles.draft)}>
      <IconCircleCheck size={14} aria-hidden="true" />
      {t('draft.saved', { time })}
    </span>
  );
}
