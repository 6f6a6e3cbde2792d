import { PageLink } from '#ui/controls/page-link.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { Section } from '#ui/page/card.tsx';
import { PageTitle } from '#ui/page/page-title.tsx';
import { Page } from '#ui/page/page.tsx';
import { useSettingsGroups } from '#ui/settings/settings-groups.ts';
import styles from './settings-page.module.css';

/** All settings of the person and of the company, with what each is for. */
export function SettingsPage() {
  const { t } = useTranslation('application/settings');
  const groups = useSettingsGroups();
  return (
    <Page>
      <PageTitle title={t('application:settings.title')} purpose={t('purpose')} />
      {groups.map(({ title, sections }) => (
        <Section key={title} title={title}>
          <ul className={styles.list}>
            {sections.map(({ key, label, to, icon: Icon }) => (
              <li key={key}>
                <PageLink to={to}>
                  <Icon size={20} aria-hidden="true" />
                  <span>
                    <b>{label}</b>
                    <small>{t(`about.${key}`)}</small>
                  </span>
                </PageLink>
              </li>
            ))}
          </ul>
        </Section>
      ))}
    </Page>
  );
}
