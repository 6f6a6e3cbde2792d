import type { ActivityEntry } from '#activity/contract.ts';
import { permissionRegistry, permissions } from '#platform/access/permissions.ts';
import type { Translate } from '#platform/i18n/format-text.ts';
import { currentLocale } from '#ui/i18n.ts';
import { personName } from '#ui/marks/person-name.ts';

/** What was done, in the sentence of the happening's room, which the build puts into this room's catalogue. */
export function titleOf({ name, stage }: ActivityEntry, t: Translate): string {
  if (stage !== null) return t('movedTo', { stage: t(`pipeline/candidates:stage.${stage}`) });
  const sentence = `did.${name}`;
  return t(sentence);
}

/** Who did it; of the product's team with its name, so that nobody looks for them among colleagues. */
export function whoOf(actor: ActivityEntry['actor'], t: Translate): string {
  if (actor === null) return t('nobody');
  return actor.isTeam ? t('ofTeam', { name: actor.displayName }) : actor.displayName;
}

/** To whom, of what, and what changed by it. */
export function detailsOf({ name, person, about, subject, details }: ActivityEntry, t: Translate): string {
  const who = subject === '' ? person !== null && personName(person) : subject;
  return [who, about, changedExpiry(name, details, t), ...changedPermissions(details, t)].filter(Boolean).join(' · ');
}

function changedExpiry(name: string, { to }: ActivityEntry['details'], t: Translate): string | null {
  if (name !== 'workspaces.expiryChanged') return null;
  if (typeof to !== 'string') return t('unending');
  return t('until', { date: new Intl.DateTimeFormat(currentLocale(), { dateStyle: 'medium' }).format(new Date(to)) });
}

function changedPermissions(details: ActivityEntry['details'], t: Translate): string[] {
  return (['given', 'taken'] as const).flatMap((part) => {
    const value = details[part];
    const changed = Array.isArray(value) ? permissions.filter((permission) => value.includes(permission)) : [];
    if (changed.length === 0) return [];
    const list =
      changed.length === permissions.length
        ? t('everything')
        : changed.map((permission) => t(permissionRegistry[permission].text)).join(', ');
    return [t(`changed.${part}`, { list })];
  });
}
