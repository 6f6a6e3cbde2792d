import type { ReactNode } from 'react';
import { useTranslation } from '#ui/i18n.ts';
import { Avatar } from '#ui/marks/avatar.tsx';
import { periodWords } from '#ui/marks/month-words.ts';
import { TagList } from '#ui/marks/tag.tsx';
import { Card } from '#ui/page/card.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { SKILL_KINDS } from '#profiles/rules/profile.ts';
import type { ShownProfile } from './api.ts';
import styles from './resume.module.css';

interface Entry {
  id: string;
  title: string;
  /** Its initial is shown beside it. */
  mark: string;
  place: string;
  period: string;
  text?: string;
}

/** The person's texts, work and career; the main column. */
export function ResumeCards({ profile, portfolio }: { profile: ShownProfile; portfolio: ReactNode }) {
  const { t } = useTranslation('talent');
  const { about, experiences, educations, certifications } = profile;
  const today = t('person.today');
  const jobs = experiences.map(({ id, office, company, kindOfWork, location, description, ...span }) => ({
    id,
    title: office || company,
    mark: company || office,
    text: description,
    place: [office && company, kindOfWork && t(`kindOfWork.${kindOfWork}`), location].filter(Boolean).join(' · '),
    period: periodWords(span.start, span.end, span.currentJob ? today : null),
  }));
  const schools = educations.map(({ id, school, course, degree, ...span }) => ({
    id,
    title: course || school,
    mark: school || course,
    place: [degree, course && school].filter(Boolean).join(' · '),
    period: periodWords(span.start, span.end, span.stillTraining ? today : null),
  }));
  const papers = certifications.map(({ id, name, issuer }) => ({
    id,
    title: name,
    mark: issuer || name,
    place: issuer,
    period: '',
  }));
  if (about === '' && jobs.length + schools.length + papers.length + profile.skills.length === 0)
    return (
      <>
        {portfolio}
        <EmptyState illustration="documents" title={t('person.empty')} framed />
      </>
    );
  return (
    <>
      {about !== '' && (
        <Card title={t('person.about')}>
          <p className={styles.about}>{about}</p>
        </Card>
      )}
      {portfolio}
      <Skills skills={profile.skills} />
      <Entries title={t('person.experiences')} entries={jobs} />
      <Entries title={t('person.educations')} entries={schools} />
      <Entries title={t('person.certifications')} entries={papers} />
    </>
  );
}

function Skills({ skills }: { skills: ShownProfile['skills'] }) {
  const { t } = useTranslation('talent');
  if (skills.length === 0) return null;
  return (
    <Card title={t('person.skills')}>
      {SKILL_KINDS.map((kind) => ({
        kind,
        names: skills.filter((skill) => skill.kind === kind).map(({ name }) => name),
      }))
        .filter(({ names }) => names.length > 0)
        .map(({ kind, names }) => (
          <div key={kind} className={styles.kind}>
            <h3>{t(`skillKind.${kind}`)}</h3>
            <TagList items={names} />
          </div>
        ))}
    </Card>
  );
}

function Entries({ title, entries }: { title: string; entries: Entry[] }) {
  if (entries.length === 0) return null;
  return (
    <Card title={title}>
      <ul className={styles.entries}>
        {entries.map(({ id, title: name, mark, place, period, text }) => (
          <li key={id}>
            <Avatar name={mark} kind="company" size={40} />
            <div>
              <div className={styles.entryHead}>
                <b>{name}</b>
                {period !== '' && <span className="meta">{period}</span>}
              </div>
              {place !== '' && <p>{place}</p>}
              {text && <p className={styles.entryText}>{text}</p>}
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}
