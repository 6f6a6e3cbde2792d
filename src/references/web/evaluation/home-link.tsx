import { ButtonLink } from '#ui/controls/button.tsx';
import { useTranslation } from '#ui/i18n.ts';

/** Where somebody without an account goes next. */
export function HomeLink() {
  const { t } = useTranslation('references/evaluation');
  return (
    <ButtonLink to="/" variant="quiet" block>
      {t('home')}
    </ButtonLink>
  );
}
