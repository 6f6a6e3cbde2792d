import { Checkbox } from '@mantine/core';
import { accountPaths } from '#accounts/paths.ts';
import { PageLink } from '#ui/controls/page-link.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { RichText } from '#ui/rich-text.tsx';

const newTab = { target: '_blank', rel: 'noopener' };

/** Links to terms and privacy, each in a new tab. */
export function TermsCheckbox({ checked, onChange }: { checked: boolean; onChange: (accepted: boolean) => void }) {
  const { t } = useTranslation('accounts');
  const linkTo = (to: string) => (words: string) => (
    <PageLink to={to} {...newTab}>
      {words}
    </PageLink>
  );
  return (
    <Checkbox
      checked={checked}
      onChange={(event) => onChange(event.target.checked)}
      label={
        <RichText
          text={t('signup.terms')}
          parts={{ terms: linkTo(accountPaths.terms), privacy: linkTo(accountPaths.privacy) }}
        />
      }
    />
  );
}
