import type { ComponentProps } from 'react';
import type { LentParts } from '#platform/capability/lent-parts.ts';
import { useTranslation } from '#ui/i18n.ts';
import { Avatar } from '#ui/marks/avatar.tsx';
import { useJobTexts } from '#jobs/board/web/job-texts.ts';
import { companyWords } from '#jobs/rules/company-words.ts';
import { joinFacts } from '#jobs/rules/join-facts.ts';
import { JobFacts, JobPills, JobSections } from '#jobs/vacancy/web/job-sections.tsx';
import type { Vacancy } from '#jobs/web/api.ts';
import { listedFields, pageFields, pickFields } from '#projects/positions/rules/vacancy-fields.ts';
import styles from '#jobs/board/web/jobs.module.css';

type PreviewPart = Awaited<ReturnType<LentParts['vacancyPreview']['load']>>['VacancyPreview'];
type PreviewProps = ComponentProps<PreviewPart>;

/** A vacancy that is being written, drawn by the parts of the page that candidates read. */
export const VacancyPreview: PreviewPart = ({ facts, of }: PreviewProps) => {
  const { t } = useTranslation('jobs');
  const texts = useJobTexts();
  const vacancy = {
    ...asCandidatesRead(facts, (facts.hiringCompany ?? of.company) || t('preview.company')),
    ...companyWords(facts, of.companyTexts),
  };
  const { companyName, city } = vacancy;
  const place = [texts.workModel(vacancy), city].filter(Boolean).join(', ');
  return (
    <article aria-label={t('board.preview')}>
      <header className={styles.previewHead}>
        <Avatar name={companyName} kind="company" size={56} />
        <div>
          <h2>{vacancy.title || t('preview.untitled')}</h2>
          <p>{joinFacts([companyName, place])}</p>
        </div>
      </header>
      <JobPills vacancy={vacancy} />
      <JobFacts vacancy={vacancy} />
      <JobSections vacancy={vacancy} withCompany />
    </article>
  );
};

function asCandidatesRead(facts: PreviewProps['facts'], companyName: string): Vacancy {
  const { payPeriod: period, payMinimum: minimum, payMaximum: maximum, payText: text, negotiable, currency } = facts;
  return {
    ...pickFields(facts, listedFields),
    ...pickFields(facts, pageFields),
    projectId: '',
    positionIndex: 0,
    companyName,
    projectType: null,
    publishedAt: new Date().toISOString(),
    pay: { period, minimum, maximum, text, negotiable, currency },
  };
}
