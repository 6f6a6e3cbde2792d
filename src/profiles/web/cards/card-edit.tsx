import { createContext, useContext } from 'react';
import { useTranslation } from '#ui/i18n.ts';
import { ButtonLink } from '#ui/controls/button.tsx';
import { IconButtonLink } from '#ui/controls/icon-button.tsx';
import { ownProfilePath, type ProfileEditor } from '#profiles/paths.ts';
import type { Audience } from '#profiles/rules/audience.ts';
import { IconPencil, IconPlus } from '#ui/icons/icons.ts';

/** The audience for which the page is rendered: only members themselves get edit buttons and hints for empty sections. */
export const ProfileReader = createContext<Audience>('own');

interface CardEditProps {
  editor: ProfileEditor;
  /** The edited part, for the label; default: the section's name. */
  name?: string;
}

/** The edit button of a card. */
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

/** Shown for an empty section: its purpose, and the link to fill it in. */
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
