import type { CalendarMonth } from '#profiles/rules/calendar-month.ts';
import type { ProfileDraft } from '#profiles/imports/rules/profile-draft.ts';
import type { PageKind } from '#profiles/rules/profile.ts';
import { safeWebAddress } from '#platform/contract/web-address.ts';
import { yearsOfExperience } from '#profiles/rules/years-of-experience.ts';
import { loosePhone } from '#profiles/imports/server/formats/loose-phone.ts';
import { quoted, type WarningList } from '#profiles/imports/server/formats/warning-list.ts';

type Fields = ProfileDraft['fields'];

const hosts: Partial<Record<PageKind, RegExp>> = {
  linkedin: /(^|\.)linkedin\.com$/,
  behance: /(^|\.)behance\.net$/,
  github: /(^|\.)github\.com$/,
};

/** Assigns each address to the page of its host, the first other one to the web page; warns of unsafe addresses and of those without a free page. */
export function pageFields(addresses: readonly string[], warnings: WarningList): Fields {
  const fields: Fields = {};
  for (const written of addresses.filter((address) => address.trim() !== '')) {
    const address = safeWebAddress(written);
    const page = address && pageOf(address);
    if (!address || !page) warnings.add('addressDropped', { value: quoted(written.trim()) });
    else if (fields[`pages.${page}`]) warnings.add('addressUnused', { value: quoted(address) });
    else fields[`pages.${page}`] = address;
  }
  return fields;
}

/** One address of an entry; an unsafe one is dropped with a warning. */
export function addressField(written: string, warnings: WarningList): string {
  const address = written.trim() === '' ? '' : safeWebAddress(written);
  if (address === null) warnings.add('addressDropped', { value: quoted(written.trim()) });
  return address ?? '';
}

/** The first plausible phone number. */
export function phoneField(numbers: readonly string[], warnings: WarningList): Fields {
  const written = numbers.filter((number) => number.trim() !== '');
  const phone = written.map(loosePhone).find((each) => each !== null);
  if (!phone && written.length > 0) warnings.add('phoneUnreadable');
  return phone ? { phone } : {};
}

/** The level is computed, not stated, so a warning says so. */
export function levelField(
  experiences: ProfileDraft['experiences'],
  today: CalendarMonth | undefined,
  warnings: WarningList,
): Fields {
  const level = today ? yearsOfExperience(experiences, today) : null;
  if (level === null) return {};
  warnings.add('levelEstimated', { years: level });
  return { level };
}

/** Removes empty fields. */
export function filledFields(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== '' && value !== undefined));
}

function pageOf(address: string): PageKind {
  const { hostname } = new URL(address);
  return (Object.keys(hosts) as PageKind[]).find((page) => hosts[page]?.test(hostname)) ?? 'webPage';
}
