import { useEffect, useState, type CSSProperties } from 'react';
import { classNames } from '../class-names.ts';
import styles from './avatar.module.css';
import { initialsOf, toneOf } from '#ui/text/initials.ts';
import { personName } from './person-name.ts';

const IMAGE_TIMEOUT_MS = 7_000;

export interface AvatarProps {
  name: string;
  image?: string | null;
  size?: 24 | 28 | 32 | 36 | 40 | 56 | 80;
  /** Companies are square with one letter, people round with two. */
  kind?: 'person' | 'company';
  /** Set where the name is not visible beside it. */
  labelled?: boolean;
}

export function Avatar({ name, image, size = 32, kind = 'person', labelled = false }: AvatarProps) {
  const [state, setState] = useState<'waiting' | 'shown' | 'failed'>('waiting');
  useEffect(() => {
    setState('waiting');
    if (!image) return;
    const timer = window.setTimeout(() => setState((now) => (now === 'waiting' ? 'failed' : now)), IMAGE_TIMEOUT_MS);
    return () => window.clearTimeout(timer);
  }, [image]);
  const style = { '--s': `${size}px` } as CSSProperties;
  return (
    <span
      className={classNames(styles.avatar, styles[`tone${toneOf(name)}`], kind === 'company' && styles.square)}
      style={style}
      {...(labelled ? { role: 'img', 'aria-label': name, title: name } : { 'aria-hidden': true })}
    >
      {initialsOf(name, kind === 'company' ? 1 : 2)}
      {image && state !== 'failed' && (
        <img
          src={image}
          alt=""
          className={classNames(state === 'waiting' && styles.waiting)}
          onLoad={() => setState('shown')}
          onError={() => setState('failed')}
        />
      )}
    </span>
  );
}

export interface AvatarStackProps {
  people: readonly { name: string; image?: string | null }[];
  /** The total number; the rest is shown as "+5". */
  total?: number;
  limit?: number;
}

export function AvatarStack({ people, total = people.length, limit = 3 }: AvatarStackProps) {
  const shown = people.slice(0, limit);
  return (
    <span
      className={styles.stack}
      role="img"
      aria-label={`${shown.map((person) => personName(person.name)).join(', ')}${total > shown.length ? ` +${total - shown.length}` : ''}`}
    >
      {shown.map((person, index) => (
        // Keyed by index too: people may share a name, or have none any more.
        <Avatar key={`${index} ${person.name}`} {...person} size={28} />
      ))}
      {total > shown.length && <span className={classNames('meta num', styles.more)}>+{total - shown.length}</span>}
    </span>
  );
}
