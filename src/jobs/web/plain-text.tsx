import { toTextBlocks } from '#jobs/rules/text-blocks.ts';
import styles from './job.module.css';

/** A company's text as headings, paragraphs and lists. */
export function PlainText({ text, language }: { text: string; language: string | null }) {
  return (
    <div className={styles.prose} lang={language === 'pt' ? 'pt-BR' : (language ?? undefined)}>
      {toTextBlocks(text).map((block, index) => {
        const key = `${block.kind}-${index}`;
        if (block.kind === 'heading') return <h3 key={key}>{block.text}</h3>;
        if (block.kind === 'paragraph') return <p key={key}>{block.text}</p>;
        return (
          <ul key={key}>
            {block.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        );
      })}
    </div>
  );
}
