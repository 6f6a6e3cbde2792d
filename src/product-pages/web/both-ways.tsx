import { ButtonLink } from '#ui/controls/button.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { productPaths } from '#product-pages/paths.ts';

/** Links from a page for both sides to the one for companies or the one for professionals. */
export function BothWays() {
  const { t } = useTranslation('product-pages');
  return (
    <>
      <ButtonLink to={productPaths.company} size="lg">
        {t('open.hire')}
      </ButtonLink>
      <ButtonLink to={productPaths.candidate} size="lg">
        {t('open.work')}
      </ButtonLink>
    </>
  );
}
