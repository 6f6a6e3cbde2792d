import { useTranslation } from '#ui/i18n.ts';
import { Card } from '#ui/page/card.tsx';
import type { Profile } from '#profiles/rules/profile.ts';
import { CardEdit, CardEmpty } from './card-edit.tsx';
import { languageName } from '../name-options.ts';
import styles from './resume-cards.module.css';

export function LanguagesCard({ profile: { languages } }: { profile: Profile }) {
  const { t } = useTranslation('profiles');
  return (
    <Card title={t('sections.languages')} action={<CardEdit editor="languages" />}>
      {languages.length === 0 ? (
        <CardEmpty editor="languages" text={t('languages.empty')} />
      ) : (
        <ul className={styles.lines}>
          {languages.map(({ language, proficiency }) => (
            <li key={language} className={styles.line}>
              <span>{languageName(language)}</span>
              <span>{t(`proficiencies.${proficiency}`)}</span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
