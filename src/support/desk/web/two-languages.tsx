import { MESSAGE_LENGTH } from '#support/rules/ticket-terms.ts';
import { CountedTextarea } from '#ui/form/counted-textarea.tsx';
import { useTranslation } from '#ui/i18n.ts';

export interface BothLanguages {
  en: string;
  pt: string;
}

export const isWhole = ({ en, pt }: BothLanguages) =>
  [en, pt].every((text) => text.trim() !== '' && text.length <= MESSAGE_LENGTH);

interface TwoLanguagesProps {
  value: BothLanguages;
  errors: { en?: string | undefined; pt?: string | undefined };
  onChange: (changed: Partial<BothLanguages>) => void;
}

/** A message of the team in the two languages of its readers. */
export function TwoLanguages({ value, errors, onChange }: TwoLanguagesProps) {
  const { t } = useTranslation('support/desk');
  return (
    <>
      <CountedTextarea
        label={t('messagePt')}
        withAsterisk
        maximum={MESSAGE_LENGTH}
        value={value.pt}
        onChange={(pt) => onChange({ pt })}
        error={errors.pt}
      />
      <CountedTextarea
        label={t('messageEn')}
        withAsterisk
        maximum={MESSAGE_LENGTH}
        value={value.en}
        onChange={(en) => onChange({ en })}
        error={errors.en}
      />
    </>
  );
}
