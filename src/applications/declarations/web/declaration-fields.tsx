import { Checkbox } from '@mantine/core';
import { FieldGroup } from '#ui/form/field-parts.tsx';
import { useTranslation } from '#ui/i18n.ts';
import type { AffirmativeTarget } from '#projects/rules/terms.ts';
import styles from './declarations.module.css';

export interface DeclarationDraft {
  targets: AffirmativeTarget[];
  consent: boolean;
}
export const emptyDeclaration: DeclarationDraft = { targets: [], consent: false };

interface DeclarationFieldsProps {
  asked: readonly AffirmativeTarget[];
  companyName: string;
  draft: DeclarationDraft;
  onChange: (draft: DeclarationDraft) => void;
  /** Set when somebody submitted a selected group without consent. */
  lacksConsent: boolean;
}

/** Nothing is preselected, and the consent says who will see it. */
export function DeclarationFields({ asked, companyName, draft, onChange, lacksConsent }: DeclarationFieldsProps) {
  const { t } = useTranslation('applications/declarations');
  const { targets, consent } = draft;
  const toggle = (target: AffirmativeTarget) =>
    onChange({
      ...draft,
      targets: targets.includes(target) ? targets.filter((other) => other !== target) : [...targets, target],
    });
  return (
    <div className={styles.fields}>
      <p>{t('lead')}</p>
      <FieldGroup label={t('belong')}>
        <div className={styles.choices}>
          {asked.map((target) => (
            <Checkbox
              key={target}
              label={t(`group.${target}`)}
              checked={targets.includes(target)}
              onChange={() => toggle(target)}
            />
          ))}
        </div>
      </FieldGroup>
      {targets.length > 0 && (
        <Checkbox
          label={t('consent', { company: companyName })}
          checked={consent}
          onChange={(event) => onChange({ ...draft, consent: event.currentTarget.checked })}
          error={lacksConsent && !consent && t('consentMissing')}
        />
      )}
      <p className="sub">{t('kept')}</p>
    </div>
  );
}
