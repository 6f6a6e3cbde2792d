import { Menu } from '@mantine/core';
import { IconChevronDown, IconDownload } from '@tabler/icons-react';
import { languages } from '#platform/i18n/language.ts';
import { operationAddress } from '#platform/ui/client.ts';
import { Button } from '#platform/ui/controls/button.tsx';
import { LANGUAGE_NAMES, useTranslation } from '#platform/ui/i18n.ts';
import '#platform/ui/theme/full-styles.ts';

/** The results as a document, in either language. */
export function PdfLinks({ userId }: { userId: string | undefined }) {
  const { t } = useTranslation('quizzes/results');
  const path = userId ? '/users/{userId}/testResults/pdf' : '/testResults/pdf';
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button
          icon={<IconDownload size={16} aria-hidden="true" />}
          iconAfter={<IconChevronDown size={16} aria-hidden="true" />}
        >
          PDF
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{t('pdf.language')}</Menu.Label>
        {languages.map((language) => (
          <Menu.Item
            key={language}
            component="a"
            href={operationAddress(path, { params: { userId: userId ?? '' }, query: { language } })}
            download
          >
            {LANGUAGE_NAMES[language]}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
