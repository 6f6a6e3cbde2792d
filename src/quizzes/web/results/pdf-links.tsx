import { Menu } from '@mantine/core';
import { type Language, languages } from '#platform/i18n/language.ts';
import { Button } from '#ui/controls/button.tsx';
import { LANGUAGE_NAMES, useTranslation } from '#ui/i18n.ts';
import { IconChevronDown, IconDownload } from '#ui/icons/icons.ts';
import '#ui/theme/full-styles.ts';
import { useDownload } from '#ui/use-download.ts';
import { resultsFileName } from '#quizzes/rules/results-file-name.ts';
import { fetchResultsPdf } from './result-queries.ts';

/** Downloads of the results as a document, in either language. */
export function PdfLinks({ userId }: { userId: string | undefined }) {
  const { t } = useTranslation('quizzes/results');
  const download = useDownload(async (language: Language) => ({
    blob: await fetchResultsPdf(userId, language),
    name: resultsFileName(language),
  }));
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button
          loading={download.isPending}
          icon={<IconDownload size={16} aria-hidden="true" />}
          iconAfter={<IconChevronDown size={16} aria-hidden="true" />}
        >
          PDF
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{t('pdf.language')}</Menu.Label>
        {languages.map((language) => (
          <Menu.Item key={language} disabled={download.isPending} onClick={() => download.mutate(language)}>
            {LANGUAGE_NAMES[language]}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
