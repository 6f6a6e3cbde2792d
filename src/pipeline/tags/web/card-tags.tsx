import { Tag } from '#ui/marks/tag.tsx';
import type { CandidateCard } from '#pipeline/candidates/schemas.ts';
import { TagPill } from '#ui/marks/tag-pill.tsx';
import styles from './tags.module.css';

/** In the single line of a card: the company's tags before the candidate's own skills. */
export function CardTags({ card: { tags, skills } }: { card: CandidateCard }) {
  return (
    <ul className={styles.row}>
      {tags.map((tag) => (
        <li key={tag.tagId}>
          <TagPill tag={tag} />
        </li>
      ))}
      {skills.map((skill) => (
        <li key={skill}>
          <Tag>{skill}</Tag>
        </li>
      ))}
    </ul>
  );
}
