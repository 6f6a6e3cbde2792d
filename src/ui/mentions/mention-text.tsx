import { splitMentions } from './mention-rules.ts';
import styles from './mentions.module.css';

/** A text with its mentions marked. */
export function MentionText({ text, names }: { text: string; names: readonly string[] }) {
  return (
    <p className={styles.text}>
      {splitMentions(text, names).map((part, index) =>
        part.isMention ? (
          <b key={index} className={styles.mention}>
            {part.text}
          </b>
        ) : (
          part.text
        ),
      )}
    </p>
  );
}
