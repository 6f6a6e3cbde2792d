import { Sunken } from '#ui/page/sunken.tsx';
import styles from './message-preview.module.css';

interface MessagePreviewProps {
  heading: string;
  subject: string;
  text: string;
}

/** How one person will read a message. */
export function MessagePreview({ heading, subject, text }: MessagePreviewProps) {
  return (
    <Sunken as="section">
      <h3 className={styles.heading}>{heading}</h3>
      <b className={styles.subject}>{subject}</b>
      <p className={styles.words}>{text}</p>
    </Sunken>
  );
}
