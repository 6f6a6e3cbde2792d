import type { ReactNode } from 'react';
import { useTranslation } from '#ui/i18n.ts';
import { Avatar } from '#ui/marks/avatar.tsx';
import { Card } from '#ui/page/card.tsx';
import type { Profile } from '#profiles/rules/profile.ts';
import { CardEdit, CardEmpty } from './card-edit.tsx';
import { monthWords } from '#ui/marks/month-words.ts';
import { periodText } from '../period-text.ts';
import styles from './resume-cards.module.css';

interface EntryProps {
  mark: string;
  title: string;
  period: string;
  subtitle: string;
  text: ReactNode;
}

function Entry({ mark, title, period, subtitle, text }: EntryProps) {
  return (
    <li className={styles.entry}>
      <Avatar name={mark} size={40} kind="company" />
      <div>
        <div className={styles.entryHead}>
          <h3>{title}</h3>
          <span className="meta">{period}</span>
        </div>
        {subtitle && <p className="sub">{subtitle}</p>}
        {text && <p className={styles.entryText}>{text}</p>}
      </div>
    </li>
  );
}

export function ExperiencesCard({ profile: { experiences } }: { profile: Profile }) {
  const { t } = useTranslation('profiles');
  return (
    <Card title={t('sections.experiences')} action={<CardEdit editor="experiences" />}>
      {experiences.length === 0 ? (
        <CardEmpty editor="experiences" text={t('experiences.empty')} />
      ) : (
        <ul>
          {experiences.map((job) => (
            <Entry
              key={job.id}
              mark={job.company || job.office}
              title={job.office}
              period={periodText(t, job, job.currentJob)}
              subtitle={[job.company, job.kindOfWork && t(`kindsOfWork.${job.kindOfWork}`), job.location]
                .filter(Boolean)
                .join(' · ')}
              text={job.description}
            />
          ))}
        </ul>
      )}
    </Card>
  );
}

export function EducationsCard({ profile: { educations } }: { profile: Profile }) {
  const { t } = useTranslation('profiles');
  return (
    <Card title={t('sections.educations')} action={<CardEdit editor="educations" />}>
      {educations.length === 0 ? (
        <CardEmpty editor="educations" text={t('educations.empty')} />
      ) : (
        <ul>
          {educations.map((education) => (
            <Entry
              key={education.id}
              mark={education.school}
              title={education.course || education.school}
              period={periodText(t, education, education.stillTraining && !education.end)}
              subtitle={[education.course && education.school, education.degree].filter(Boolean).join(' · ')}
              text={education.description}
            />
          ))}
        </ul>
      )}
    </Card>
  );
}

export function CertificationsCard({ profile: { certifications } }: { profile: Profile }) {
  const { t } = useTranslation('profiles');
  return (
    <Card title={t('sections.certifications')} action={<CardEdit editor="certifications" />}>
      {certifications.length === 0 ? (
        <CardEmpty editor="certifications" text={t('certifications.empty')} />
      ) : (
        <ul>
          {certifications.map(({ id, name, issuer, issued, expires, licenseNumber, url }) => (
            <Entry
              key={id}
              mark={issuer || name}
              title={name}
              period={issued ? monthWords(issued) : ''}
              subtitle={[
                issuer,
                licenseNumber && t('certifications.numbered', { number: licenseNumber }),
                expires && t('certifications.until', { month: monthWords(expires) }),
              ]
                .filter(Boolean)
                .join(' · ')}
              text={
                url && (
                  <a href={url} target="_blank" rel="noopener noreferrer nofollow">
                    {t('certifications.open')}
                  </a>
                )
              }
            />
          ))}
        </ul>
      )}
    </Card>
  );
}
