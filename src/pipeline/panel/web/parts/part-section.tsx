import { createContext, type ReactNode, useContext, useEffect, useRef } from 'react';
import type { PanelPlace } from '#pipeline/candidates/rules/panel-places.ts';
import { Section } from '#ui/page/card.tsx';
import styles from './parts.module.css';

/** The place that the address names. */
const AskedPlace = createContext<PanelPlace | null>(null);
export const AskedPlaceProvider = AskedPlace.Provider;

interface PartProps {
  name: PanelPlace;
  children: ReactNode;
}

/** A part of a tab; comes into view when the address names it. */
export function Part({ name, children }: PartProps) {
  const element = useRef<HTMLDivElement>(null);
  const isAsked = useContext(AskedPlace) === name;
  useEffect(() => {
    if (isAsked) element.current?.scrollIntoView({ block: 'start' });
  }, [isAsked]);
  return (
    <div ref={element} className={styles.part}>
      {children}
    </div>
  );
}

interface PartSectionProps extends PartProps {
  title: string;
  /** Under the title: who reads what is written here. */
  note?: ReactNode;
}

/** Shows a part of the panel under a title. */
export function PartSection({ name, title, note, children }: PartSectionProps) {
  return (
    <Part name={name}>
      <Section title={title} level={3}>
        {note !== undefined && <p className={styles.note}>{note}</p>}
        {children}
      </Section>
    </Part>
  );
}
