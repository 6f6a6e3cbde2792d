import { useQuery } from '@tanstack/react-query';
import { ChoiceChips } from '#ui/form/choice-chips.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { relatedProfessionsQuery } from './suggest.ts';

const SHOWN = 4;

interface RelatedProfessionsProps {
  jobTitle: string;
  /** The profession whose skills are offered: the own one or a related one. */
  value: string;
  onChange: (profession: string) => void;
}

/** Related professions: choosing one offers its skills too. Renders nothing where none is known. */
export function RelatedProfessions({ jobTitle, value, onChange }: RelatedProfessionsProps) {
  const { t } = useTranslation('profiles');
  const { data: related = [] } = useQuery(relatedProfessionsQuery(jobTitle));
  const others = related.filter((one) => one !== jobTitle).slice(0, SHOWN);
  if (others.length === 0) return null;
  return (
    <ChoiceChips
      label={t('skills.related')}
      help={t('skills.relatedHelp')}
      value={value}
      onChange={onChange}
      options={[jobTitle, ...others].map((one) => ({ value: one, label: one }))}
    />
  );
}
