import { useTranslation } from '#ui/i18n.ts';
import { periodWords } from '#ui/marks/month-words.ts';
import { languageWords } from '#ui/marks/world-words.ts';
import { Section } from '#ui/page/card.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import type { CandidateProfile } from '#pipeline/candidates/view-schemas.ts';
import styles from '#pipeline/candidates/web/pipeline.module.css';

export function PanelResume({ profile }: { profile: CandidateProfile }) {
  const { t } = useTranslation('pipeline/panel');
  const span = (start: string | null, end: string | null, open: boolean) =>
    periodWords(start, end, open ? t('panel.now') : null);
  const { experiences, educations, languages, certifications } = profile;
  const pages = Object.values(profile.pages).filter((address) => /^https?:\/\//.test(address));
  if (experiences.length + educations.length + languages.length === 0)
    return <EmptyState illustration="documents" title={t('panel.noResume')} compact />;
  return (
    <>
      {experiences.length > 0 && (
        <Section title={t('panel.experiences')} level={3}>
          <ul className={styles.entries}>
            {experiences.map((entry) => (
              <li key={entry.id}>
                <b>{entry.office}</b>
                <span>{entry.company}</span>
                <p className="meta">
                  {[span(entry.start, entry.end, entry.currentJob), entry.location].filter(Boolean).join(' · ')}
                </p>
                {entry.description !== '' && <p className={`${styles.quiet} ${styles.text}`}>{entry.description}</p>}
              </li>
            ))}
          </ul>
        </Section>
      )}
      {educations.length > 0 && (
        <Section title={t('panel.educations')} level={3}>
          <ul className={styles.entries}>
            {educations.map((entry) => (
              <li key={entry.id}>
                <b>{entry.course || entry.school}</b>
                {entry.course !== '' && <span>{entry.school}</span>}
                <p className="meta">{span(entry.start, entry.end, entry.stillTraining)}</p>
              </li>
            ))}
          </ul>
        </Section>
      )}
      {languages.length > 0 && (
        <Section title={t('panel.languages')} level={3}>
          <p>
            {languages
              .map(({ language, proficiency }) => `${languageWords(language)} (${t(`proficiency.${proficiency}`)})`)
              .join(', ')}
          </p>
        </Section>
      )}
      {certifications.length > 0 && (
        <Section title={t('panel.certifications')} level={3}>
          <p>{certifications.map(({ name, issuer }) => (issuer === '' ? name : `${name} (${issuer})`)).join(', ')}</p>
        </Section>
      )}
      {pages.length > 0 && (
        <Section title={t('panel.links')} level={3}>
          <ul>
            {pages.map((address) => (
              <li key={address}>
                <a href={address} target="_blank" rel="noopener noreferrer nofollow">
                  {address.replace(/^https?:\/\/(www\.)?/, '')}
                </a>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  );
}
