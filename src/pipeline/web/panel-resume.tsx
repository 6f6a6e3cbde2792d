import { useTranslation } from '#platform/ui/i18n.ts';
import { currentLocale } from '#platform/ui/i18n.ts';
import { Section } from '#platform/ui/page/card.tsx';
import { EmptyState } from '#platform/ui/states/empty-state.tsx';
import type { CandidateProfile } from '#pipeline/panel-shapes.ts';
import styles from './pipeline.module.css';

/** 'YYYY-MM' or 'YYYY' as people read it. */
function monthText(month: string): string {
  if (month.length === 4) return month;
  const format = new Intl.DateTimeFormat(currentLocale(), { month: 'short', year: 'numeric', timeZone: 'UTC' });
  return format.format(new Date(`${month}-01T00:00:00Z`)).replace(/\./g, '');
}

function languageName(code: string): string {
  try {
    return new Intl.DisplayNames(currentLocale(), { type: 'language' }).of(code) ?? code;
  } catch {
    return code;
  }
}

export function PanelResume({ profile }: { profile: CandidateProfile }) {
  const { t } = useTranslation('pipeline');
  const span = (start: string | null, end: string | null, open: boolean) =>
    [start && monthText(start), open ? t('panel.now') : end && monthText(end)].filter(Boolean).join(' – ');
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
              .map(({ language, proficiency }) => `${languageName(language)} (${t(`proficiency.${proficiency}`)})`)
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
