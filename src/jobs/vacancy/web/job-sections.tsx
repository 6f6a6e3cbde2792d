import { useTranslation } from '#ui/i18n.ts';
import { currentLocale } from '#ui/i18n.ts';
import { Pill } from '#ui/marks/pill.tsx';
import { TagList } from '#ui/marks/tag.tsx';
import { tagKinds } from '#projects/rules/terms.ts';
import { FactsStrip } from '#ui/page/facts-strip.tsx';
import type { Vacancy } from '#jobs/web/api.ts';
import { useJobTexts } from '#jobs/board/web/job-texts.ts';
import styles from './job.module.css';
import { PlainText } from '#ui/text/plain-text.tsx';

/** The work model is omitted where the line under the title shows it and there is less room. */
export function JobFacts({ vacancy, withWorkModel = false }: { vacancy: Vacancy; withWorkModel?: boolean }) {
  const { t } = useTranslation('jobs');
  const texts = useJobTexts();
  const pay = texts.payFact(vacancy.pay);
  const payNote = texts.payNote(vacancy);
  const value = (
    <>
      {pay.value}
      {payNote !== null && <span className={styles.note}>{payNote}</span>}
    </>
  );
  const facts = [
    { label: pay.label, value },
    { label: t('fact.hours'), value: texts.hours(vacancy) ?? texts.notSaid },
    { label: t('fact.hiringModel'), value: texts.hiring(vacancy) ?? texts.notSaid },
    ...(withWorkModel ? [{ label: t('fact.workModel'), value: texts.workModel(vacancy) ?? texts.notSaid }] : []),
    { label: t('fact.experience'), value: texts.experience(vacancy) ?? texts.notSaid },
  ];
  return (
    <div className={styles.facts}>
      <FactsStrip facts={facts} />
    </div>
  );
}

/** Names of languages are lower-case in Portuguese sentences, and start a line here. */
function capitalise(name: string): string {
  return name.charAt(0).toLocaleUpperCase(currentLocale()) + name.slice(1);
}

export function JobPills({ vacancy }: { vacancy: Vacancy }) {
  const { t } = useTranslation('jobs');
  const { affirmativeTargets, area, requiredLanguages, title } = vacancy;
  // Omitted when the title equals the profession.
  const profession = vacancy.profession !== title ? vacancy.profession : null;
  if (affirmativeTargets.length === 0 && !area && !profession && requiredLanguages.length === 0) return null;
  const names = new Intl.DisplayNames([currentLocale()], { type: 'language' });
  return (
    <div className={styles.pills}>
      {affirmativeTargets.map((target) => (
        <Pill key={target} tone="accent" dot={false}>
          {t(`affirmative.${target}`)}
        </Pill>
      ))}
      {profession !== null && <Pill dot={false}>{profession}</Pill>}
      {area !== null && <Pill dot={false}>{t(`area.${area}`)}</Pill>}
      {requiredLanguages.map(({ language, proficiency }) => (
        <Pill key={language} dot={false}>
          {t('languageRequired', {
            language: capitalise(names.of(language) ?? language),
            proficiency: t(`proficiency.${proficiency}`),
          })}
        </Pill>
      ))}
    </div>
  );
}

const sections = ['aboutOpportunity', 'responsibilities', 'requirements', 'hybridReason', 'benefits'] as const;

/** The texts of a vacancy; missing ones have no heading. */
export function JobSections({ vacancy, withCompany = false }: { vacancy: Vacancy; withCompany?: boolean }) {
  const { t } = useTranslation('jobs');
  const shown = withCompany ? ([...sections, 'aboutCompany', 'culture'] as const) : sections;
  return (
    <>
      {shown.map((section) => {
        const text = vacancy[section];
        // A vacancy that is no longer hybrid may still have the reason.
        if (!text || (section === 'hybridReason' && vacancy.workModel !== 'hybrid')) return null;
        return (
          <section key={section} className={styles.section}>
            <h2>{t(`section.${section}`)}</h2>
            <PlainText text={text} language={vacancy.textLanguage} />
          </section>
        );
      })}
      {vacancy.tags.length > 0 && (
        <section className={styles.section}>
          <h2>{t('section.tags')}</h2>
          <div className={styles.kinds}>
            <Tags tags={vacancy.tags} />
          </div>
        </section>
      )}
    </>
  );
}

/** Grouped by kind; a single kind has no heading. */
function Tags({ tags }: Pick<Vacancy, 'tags'>) {
  const { t } = useTranslation('jobs');
  const kinds = tagKinds.filter((kind) => tags.some((tag) => tag.kind === kind));
  return kinds.map((kind) => (
    <div key={kind}>
      {kinds.length > 1 && <h3>{t(`tagKind.${kind}`)}</h3>}
      <TagList items={[...new Set(tags.filter((tag) => tag.kind === kind).map(({ name }) => name))]} size="lg" />
    </div>
  ));
}
