import { IconPencil, IconPlus } from '@tabler/icons-react';
import { createContext, useContext } from 'react';
import { useTranslation } from '#platform/ui/i18n.ts';
import { ButtonLink } from '#platform/ui/controls/button.tsx';
import { IconButtonLink } from '#platform/ui/controls/icon-button.tsx';
import { ownProfilePath, type ProfileEditor } from '#profiles/paths.ts';
import type { Audience } from '#profiles/rules/audience.ts';

/** As whom the page is read: only members themselves have pencils and gaps to fill. */
export const ProfileReader = createContext<Audience>('own');

interface CardEditProps {
  editor: ProfileEditor;
  /** What is edited, as the label says it; default the section's name. */
  name?: string;
}

/** The pencil of a card. */
export function CardEdit({ editor, name }: CardEditProps) {
  const { t } = useTranslation('profiles');
  if (useContext(ProfileReader) !== 'own') return null;
  return (
    <IconButtonLink
      size="sm"
      label={t('fill.editSection', { section: name ?? t(`sections.${editor}`) })}
      to={ownProfilePath(editor)}
      preload={false}
    >
      <IconPencil size={18} />
    </IconButtonLink>
  );
}

/** In place of a section that nobody filled in: what it is for, and the way there. */
export function CardEmpty({ editor, text }: { editor: ProfileEditor; text: string }) {
  const { t } = useTranslation('profiles');
  return (
    <>
      <p className="sub">{text}</p>
      <p style={{ marginTop: 12 }}>
        <ButtonLink
          size="sm"
          to={ownProfilePath(editor)}
          preload={false}
          icon={<IconPlus size={16} aria-hidden="true" />}
        >
          {t('fill.fillIn')}
        </ButtonLink>
      </p>
    </>
  );
}
