import { Menu } from '@mantine/core';
import { useState } from 'react';
import { dayInWords } from '#platform/calendar/day-in-words.ts';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { PageLink } from '#ui/controls/page-link.tsx';
import { currentLanguage, useTranslation } from '#ui/i18n.ts';
import { IconDots } from '#ui/icons/icons.ts';
import { Avatar } from '#ui/marks/avatar.tsx';
import { personName } from '#ui/marks/person-name.ts';
import { RelativeTime } from '#ui/marks/relative-time.tsx';
import '#ui/theme/full-styles.ts';
import { projectPaths } from '#projects/paths.ts';
import { UpsellModal } from '#projects/web/vacancy/lazy-upsell.ts';
import type { Professional, Project } from '#projects/web/api.ts';
import { ProfessionalPills } from './professional-pills.tsx';
import { payWords } from './pay-words.ts';
import styles from './squad.module.css';
import { lazyPart } from '#ui/lazy-part.tsx';

const RequestModal = lazyPart(async () => (await import('./request-modal.tsx')).RequestModal);
const ExecuteModal = lazyPart(async () => (await import('./execute-modal.tsx')).ExecuteModal);

const actions = ['requestBlock', 'requestDeactivation', 'replace', 'block', 'unblock', 'deactivate'] as const;
type Action = (typeof actions)[number];

interface ProfessionalRowProps {
  project: Project;
  professional: Professional;
  /** On the person's own page, where the name leads nowhere. */
  isOpen?: boolean;
}

/** One professional of the project: the position, the status, open requests, and available actions. */
export function ProfessionalRow({ project, professional, isOpen = false }: ProfessionalRowProps) {
  const { t } = useTranslation('projects/squad');
  const [asked, setAsked] = useState<Action | null>(null);
  const { abilities, positionTitle, monthlyHours, pay, hiredAt, requests, deactivation } = professional;
  const name = personName(professional.name);
  const open = actions.filter((action) => abilities[action]);
  const close = () => setAsked(null);
  return (
    <div className={styles.person}>
      <Avatar name={name} image={professional.image} size={40} />
      <div className={styles.about}>
        <div className={styles.who}>
          {isOpen ? (
            <b>{name}</b>
          ) : (
            <PageLink
              to={
                project.abilities.tasks
                  ? projectPaths.freelancer(project.id, professional.memberId)
                  : projectPaths.professionalView(project.id, professional.id)
              }
            >
              {name}
            </PageLink>
          )}
          <div className="meta">
            {[positionTitle, monthlyHours !== null && t('vacancies.hours', { count: monthlyHours })]
              .filter(Boolean)
              .join(' · ')}
          </div>
          {pay && <div className="meta">{payWords(pay, t)}</div>}
          <div className="meta">
            {t('hired')} <RelativeTime moment={hiredAt} />
          </div>
        </div>
        <ProfessionalPills professional={professional} />
      </div>
      {open.length > 0 && (
        <Menu position="bottom-end" withinPortal>
          <Menu.Target>
            <IconButton label={t('actionsOf', { name })}>
              <IconDots size={18} aria-hidden="true" />
            </IconButton>
          </Menu.Target>
          <Menu.Dropdown>
            {open.map((action) => (
              <Menu.Item key={action} onClick={() => setAsked(action)}>
                {t(`action.${action}`)}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      )}
      {(requests.length > 0 || deactivation) && (
        <div className={styles.notes}>
          {requests.map(({ type, answerDueAt }) => (
            <span key={type} className="meta">
              {t(`asked.${type}`, { date: dayInWords(new Date(answerDueAt), currentLanguage()) })}
            </span>
          ))}
          {deactivation && (
            <span className="meta">
              {t(deactivation.hoursOwed ? 'owed.yes' : 'owed.no')} {deactivation.financeNote}
            </span>
          )}
        </div>
      )}
      {(asked === 'requestBlock' || asked === 'requestDeactivation') && (
        <RequestModal what={asked} professional={professional} onClose={close} />
      )}
      {(asked === 'block' || asked === 'unblock' || asked === 'deactivate') && (
        <ExecuteModal what={asked} professional={professional} onClose={close} />
      )}
      {asked === 'replace' && <UpsellModal project={project} professional={professional} onClose={close} />}
    </div>
  );
}
