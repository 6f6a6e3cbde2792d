import { useMutation } from '@tanstack/react-query';
import { type Language, languages } from '#platform/i18n/language.ts';
import { changeLanguage, currentLanguage, LANGUAGE_NAMES, useTranslation } from '#ui/i18n.ts';
import { ChoiceChips } from '#ui/form/choice-chips.tsx';
import { Card } from '#ui/page/card.tsx';
import { toast } from '#ui/toasts/toast-store.ts';
import { api } from '#accounts/web/api.ts';

/** The language of pages and mails; changes immediately. */
export function LanguageCard() {
  const { t } = useTranslation('accounts/account');
  const save = useMutation({
    mutationFn: async (language: Language) => {
      await changeLanguage(language);
      await api('PUT /users', { body: { newData: { language } } });
    },
    onError: (problem) => toast.error(t('account.language.failed'), { description: problem.message }),
  });
  return (
    <Card title={t('account.language.title')}>
      <ChoiceChips
        id="account-language"
        label={t('account.language.label')}
        value={currentLanguage()}
        onChange={(language) => save.mutate(language)}
        options={languages.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
      />
    </Card>
  );
}
