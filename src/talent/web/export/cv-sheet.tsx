import type { Cv, CvSection } from './cv-view-types.ts';
import styles from './export.module.css';

/** The CV as it will be printed, in the language of the CV. */
export function CvSheet({ cv, label }: { cv: Cv; label: string }) {
  return (
    <article className={styles.sheet} aria-label={label} lang={cv.language === 'pt' ? 'pt-BR' : 'en'}>
      <header className={styles.sheetHead}>
        <div>
          <p className={styles.name}>{cv.name}</p>
          {cv.jobTitle && <p className={styles.jobTitle}>{cv.jobTitle}</p>}
          {cv.facts.length > 0 && <p className="sub">{cv.facts.join(' · ')}</p>}
          {cv.links.length > 0 && (
            <ul className={styles.links}>
              {cv.links.map(({ text, url }) => (
                <li key={url}>
                  <a href={url} target="_blank" rel="noopener noreferrer nofollow">
                    {text}
                  </a>
                </li>
              ))}
            </ul>
          )}
        </div>
        {cv.photo && <img src={cv.photo} alt="" width={88} height={88} />}
      </header>
      {cv.sections.map((section) => (
        <section key={section.key} className={styles.section}>
          <h2>{section.title}</h2>
          <SectionBody section={section} />
        </section>
      ))}
    </article>
  );
}

function SectionBody({ section }: { section: CvSection }) {
  if (section.kind === 'text') return <p className={styles.text}>{section.text}</p>;
  if (section.kind === 'lines')
    return (
      <dl className={styles.lines}>
        {section.lines.map(({ label, text }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    );
  return (
    <ul>
      {section.entries.map(({ title, subtitle, period, text, url }, index) => (
        // Keyed by index, because two entries may be equal.
        <li key={index} className={styles.entry}>
          <div className={styles.entryHead}>
            <h3>
              {url ? (
                <a href={url} target="_blank" rel="noopener noreferrer nofollow">
                  {title}
                </a>
              ) : (
                title
              )}
            </h3>
            <span className="meta">{period}</span>
          </div>
          {subtitle && <p className="sub">{subtitle}</p>}
          {text && <p className={styles.text}>{text}</p>}
        </li>
      ))}
    </ul>
  );
}
