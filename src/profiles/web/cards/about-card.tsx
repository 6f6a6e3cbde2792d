import { useTranslation } from '#ui/i18n.ts';
import { Card } from '#ui/page/card.tsx';
import { type Profile, PAGE_KINDS } from '#profiles/rules/profile.ts';
import { CardEdit, CardEmpty } from './card-edit.tsx';
import styles from './resume-cards.module.css';

export function AboutCard({ profile: { about, pages } }: { profile: Profile }) {
  const { t } = useTranslation('profiles');
  const links = PAGE_KINDS.filter((page) => pages[page] !== '');
  return (
    <Card title={t('about.title')} action={<CardEdit editor="myProfile" name={t('about.title')} />}>
      {about ? <p className={styles.text}>{about}</p> : <CardEmpty editor="myProfile" text={t('about.empty')} />}
      {links.length > 0 && (
        <p className={styles.suggestions}>
          {links.map((page) => (
            <a key={page} href={pages[page]} target="_blank" rel="noopener noreferrer nofollow">
              {t(`pages.${page}`)}
            </a>
          ))}
        </p>
      )}
    </Card>
  );
}
