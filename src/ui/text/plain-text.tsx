import { classNames } from '../class-names.ts';
import styles from './plain-text.module.css';
import { toTextBlocks } from './text-blocks.ts';

interface PlainTextProps {
  text: string;
  /** The language of the text, when known. */
  language: string | null;
  small?: boolean;
}

/** A company's text as headings, paragraphs and lists. */
export function PlainText({ text, language, small = false }: PlainTextProps) {
  return (
    <div
      className={classNames(styles.prose, small && styles.small)}
      lang={language === 'pt' ? 'pt-BR' : (language ?? undefined)}
    >
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
