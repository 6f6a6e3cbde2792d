import { useQueryClient } from '@tanstack/react-query';
import { PageLink } from '#ui/controls/page-link.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { Avatar } from '#ui/marks/avatar.tsx';
import { Pill } from '#ui/marks/pill.tsx';
import { TagList } from '#ui/marks/tag.tsx';
import { ItemCard } from '#ui/page/item-cards.tsx';
import { companyViewPath } from '#profiles/paths.ts';
import type { ProfessionalCard } from './api.ts';
import { InvitePerson } from './inviting/invite-person.tsx';
import { usePersonFacts } from './person-facts.ts';
import { professionalQuery } from './talent-queries.ts';
import styles from './discovery.module.css';
import { TopStamp } from './top-stamp.tsx';

/** A professional in the list. A click anywhere on the card opens the profile; only the stamp shows its explanation. */
export function ProfessionalItem({ professional }: { professional: ProfessionalCard }) {
  const { t } = useTranslation('talent');
  const facts = usePersonFacts();
  const queryClient = useQueryClient();
  const { memberId, name, image, jobTitle, about, skills, skillCount, hiringModels } = professional;
  const prefetch = () => void queryClient.prefetchQuery(professionalQuery(memberId));
  const more = skillCount - skills.length;
  return (
    <ItemCard
      whole
      picture={<Avatar name={name} image={image} size={56} />}
      title={
        <PageLink to={companyViewPath(memberId)} onMouseEnter={prefetch} onFocus={prefetch}>
          {name}
        </PageLink>
      }
      marks={professional.isTop && <TopStamp />}
      side={
        <>
          <Pill tone={professional.isAvailable ? 'success' : 'neutral'} size="sm">
            {t(professional.isAvailable ? 'person.available' : 'person.unavailable')}
          </Pill>
          {hiringModels.length > 0 && <span className="meta">{hiringModels.join(' · ')}</span>}
          <InvitePerson size="sm" className={styles.invite ?? ''} memberId={memberId} name={name} />
        </>
      }
    >
      <p>{jobTitle}</p>
      <p className="meta">{facts(professional)}</p>
      {about !== '' && <p className={styles.about}>{about}</p>}
      <TagList items={more > 0 ? [...skills, t('discovery.moreSkills', { count: more })] : skills} />
    </ItemCard>
  );
}
