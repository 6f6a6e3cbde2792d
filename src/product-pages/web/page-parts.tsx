import { type ReactNode, useId } from 'react';
import { classNames } from '#ui/class-names.ts';
import styles from './product-pages.module.css';

/** A titled part of a page; `sunken` sets it off from the one before. */
export function Part({ title, sunken = false, children }: { title: string; sunken?: boolean; children: ReactNode }) {
  const titleId = useId();
  return (
    <section className={classNames(styles.part, sunken && styles.sunken)} aria-labelledby={titleId}>
      <div className={styles.inner}>
        <h2 id={titleId}>{title}</h2>
        {children}
      </div>
    </section>
  );
}

/** Steps in order. */
export function Steps({ steps }: { steps: readonly { title: string; text: string }[] }) {
  return (
    <ol className={styles.steps}>
      {steps.map(({ title, text }, index) => (
        <li key={title}>
          <span className={styles.number} aria-hidden="true">
            {index + 1}
          </span>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}

/** Text beside a picture of the product. */
export function Feature({ title, text, flip = false, children }: FeatureProps) {
  return (
    <div className={classNames(styles.feature, flip && styles.flip)}>
      <div>
        <h3>{title}</h3>
        <p>{text}</p>
      </div>
      {/* The picture shows what the words say. */}
      <div className={styles.figure} aria-hidden="true">
        {children}
      </div>
    </div>
  );
}

interface FeatureProps {
  title: string;
  text: string;
  flip?: boolean;
  children: ReactNode;
}

export function Cards({ cards }: { cards: readonly { title: string; text: string }[] }) {
  return (
    <ul className={styles.cards} data-count={cards.length}>
      {cards.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}

export function Questions({ questions }: { questions: readonly { title: string; text: string }[] }) {
  return (
    <div className={styles.questions}>
      {questions.map(({ title, text }) => (
        <details key={title}>
          <summary>{title}</summary>
          <p>{text}</p>
        </details>
      ))}
    </div>
  );
}
