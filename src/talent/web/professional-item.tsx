import { useQueryClient } from '@tanstack/react-query';
import { PageLink } from '#platform/ui/controls/page-link.tsx';
import { useTranslation } from '#platform/ui/i18n.ts';
import { Avatar } from '#platform/ui/marks/avatar.tsx';
import { Pill } from '#platform/ui/marks/pill.tsx';
import { TagList } from '#platform/ui/marks/tag.tsx';
import { companyViewPath } from '#profiles/paths.ts';
import type { ProfessionalCard } from './api.ts';
import { usePersonFacts } from './person-facts.ts';
import { professionalQuery } from './talent-queries.ts';
import styles from './discovery.module.css';
import { TopStamp } from './top-stamp.tsx';

/** One professional of the list; the whole card opens the profile, the stamp explains itself. */
export function ProfessionalItem({ professional }: { professional: ProfessionalCard }) {
  const { t } = useTranslation('talent');
  const facts = usePersonFacts();
  const queryClient = useQueryClient();
  const { memberId, name, image, jobTitle, about, skills, skillCount, hiringModels } = professional;
  const prefetch = () => void queryClient.prefetchQuery(professionalQuery(memberId));
  const more = skillCount - skills.length;
  return (
    <li className={styles.item}>
      <Avatar name={name} image={image} size={56} />
      <div className={styles.itemText}>
        <div className={styles.itemHead}>
          <h2>
            <PageLink to={companyViewPath(memberId)} onMouseEnter={prefetch} onFocus={prefetch}>
              {name}
            </PageLink>
          </h2>
          {professional.isTop && <TopStamp />}
        </div>
        <p className={styles.itemTitle}>{jobTitle}</p>
        <p className="meta">{facts(professional)}</p>
        {about !== '' && <p className={styles.itemAbout}>{about}</p>}
        <TagList items={more > 0 ? [...skills, t('discovery.moreSkills', { count: more })] : skills} />
      </div>
      <div className={styles.itemSide}>
        <Pill tone={professional.isAvailable ? 'success' : 'neutral'} size="sm">
          {t(professional.isAvailable ? 'person.available' : 'person.unavailable')}
        </Pill>
        {hiringModels.length > 0 && <span className="meta">{hiringModels.join(' · ')}</span>}
      </div>
    </li>
  );
}
