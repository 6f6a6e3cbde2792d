import { Checkbox } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useId } from 'react';
import { languages } from '#platform/i18n/language.ts';
import { Button } from '#ui/controls/button.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { IconBraces, IconDownload } from '#ui/icons/icons.ts';
import { Card } from '#ui/page/card.tsx';
import { SegmentedControl } from '#ui/page/segmented-control.tsx';
import { NARROW_SCREEN } from '#ui/shell/narrow-screen.ts';
import { Alert } from '#ui/states/alert.tsx';
import '#ui/theme/full-styles.ts';
import { useDownload } from '#ui/use-download.ts';
import type { CvPart } from '#profiles/cv/rules/cv-parts.ts';
import { type CvChoice, fetchCvFile } from './cv-query.ts';
import styles from './export.module.css';

interface ExportOptionsProps {
  memberId: string;
  fileName: string;
  choice: CvChoice;
  onChange: (choice: CvChoice) => void;
  /** The parts that this profile has and the CV may omit. */
  offered: readonly CvPart[];
}

export function ExportOptions({ memberId, fileName, choice, onChange, offered }: ExportOptionsProps) {
  const { t } = useTranslation('talent/export');
  const isNarrow = useMediaQuery(NARROW_SCREEN) ?? false;
  const labelId = useId();
  const download = useDownload(async (kind: 'pdf' | 'json') => ({
    blob: await fetchCvFile(memberId, choice, kind),
    name: `${fileName}.${kind}`,
  }));
  const toggle = (part: CvPart, isIn: boolean) =>
    onChange({ ...choice, parts: isIn ? [...choice.parts, part] : choice.parts.filter((one) => one !== part) });
  return (
    <Card title={t('options')}>
      <div className={styles.options}>
        <div>
          <p className={styles.label}>{t('language')}</p>
          <SegmentedControl
            label={t('language')}
            value={choice.language}
            onChange={(language) => onChange({ ...choice, language })}
            options={languages.map((value) => ({ value, label: t(`languages.${value}`) }))}
          />
          <p className="meta">{t('languageHelp')}</p>
        </div>
        <div role="group" aria-labelledby={labelId} className={styles.parts}>
          <p id={labelId} className="sr-only">
            {t('options')}
          </p>
          {offered.map((part) => (
            <Checkbox
              key={part}
              label={t(`parts.${part}`)}
              checked={choice.parts.includes(part)}
              onChange={(event) => toggle(part, event.currentTarget.checked)}
            />
          ))}
          <p className="meta">{t('noPay')}</p>
        </div>
        {isNarrow ? (
          <Alert tone="info" title={t('narrow')}>
            {t('narrowHelp')}
          </Alert>
        ) : (
          <Button
            variant="primary"
            block
            icon={<IconDownload size={18} aria-hidden="true" />}
            loading={download.isPending && download.variables === 'pdf'}
            onClick={() => download.mutate('pdf')}
          >
            {t('pdf')}
          </Button>
        )}
        <div>
          <Button
            block
            icon={<IconBraces size={18} aria-hidden="true" />}
            loading={download.isPending && download.variables === 'json'}
            onClick={() => download.mutate('json')}
          >
            {t('json')}
          </Button>
          <p className="meta">{t('jsonHelp')}</p>
        </div>
      </div>
    </Card>
  );
}
