import { fillMessage, fillSubject, type Placeholder } from '#pipeline/conversation/rules/message-text.ts';
import { Sunken } from '#ui/page/sunken.tsx';
import styles from './message-preview.module.css';

interface MessagePreviewProps {
  heading: string;
  subject: string;
  text: string;
  values: Record<Placeholder, string>;
}

/** How one person will read a message. */
export function MessagePreview({ heading, subject, text, values }: MessagePreviewProps) {
  return (
    <Sunken as="section">
      <h3 className={styles.heading}>{heading}</h3>
      <b className={styles.subject}>{fillSubject(subject, values)}</b>
      <p className={styles.words}>{fillMessage(text, values)}</p>
    </Sunken>
  );
}
