import { splitMentions } from '#pipeline/conversation/rules/mentions.ts';
import styles from '#pipeline/candidates/web/pipeline.module.css';
import own from './mentions.module.css';

/** A comment with its mentions marked. */
export function CommentText({ text, names }: { text: string; names: readonly string[] }) {
  return (
    <p className={styles.text}>
      {splitMentions(text, names).map((part, index) =>
        part.isMention ? (
          <b key={index} className={own.mention}>
            {part.text}
          </b>
        ) : (
          part.text
        ),
      )}
    </p>
  );
}
