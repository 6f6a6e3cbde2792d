import type { ReactNode } from 'react';
import { currentLanguage } from '#ui/i18n.ts';
import { type Figure, figureText } from '#quizzes/rules/figures.ts';
import { useBilingual } from '../use-bilingual.ts';
import { toneColour } from './picture-view.tsx';
import styles from './pictures.module.css';

/** Bars with their figures as text: the bar itself adds no information for screen readers. */
export function FigureBars<Key extends string>({
  figures,
  noteOf,
  moreOf,
}: {
  figures: readonly Figure<Key>[];
  /** Beside the name. */
  noteOf?: (key: Key) => string;
  /** Below the bar. */
  moreOf?: (key: Key) => ReactNode;
}) {
  const say = useBilingual();
  return (
    <ul className={styles.bars}>
      {figures.map((figure) => (
        <li key={figure.key}>
          <div>
            <span>
              <b>{say(figure.name)}</b>
              {noteOf && <span className="sub">{noteOf(figure.key)}</span>}
            </span>
            <span className={styles.figure}>{figureText(figure, currentLanguage())}</span>
          </div>
          <div className={styles.track} aria-hidden="true">
            <i style={{ width: `${figure.value * 100}%`, background: toneColour(figure.tone) }} />
          </div>
          {moreOf?.(figure.key)}
        </li>
      ))}
    </ul>
  );
}
