import { ButtonLink } from '#ui/controls/button.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { obstaclePlaces } from './obstacle-places.ts';

/** Leads to what keeps an account from being deleted, or a space from being closed; nothing where no page does. */
export function ObstacleLink({ code, className }: { code: string; className?: string }) {
  const { t } = useTranslation('own-data/obstacles');
  const place = obstaclePlaces[code as keyof typeof obstaclePlaces];
  return place ? (
    <div className={className}>
      <ButtonLink to={place.to}>{t(`to.${place.label}`)}</ButtonLink>
    </div>
  ) : null;
}
