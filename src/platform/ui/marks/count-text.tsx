import { currentLocale } from '../i18n.ts';

/** A bounded count of a list: exact up to its limit, then "1,000+". */
export function formatCount(count: number, more = false): string {
  return `${new Intl.NumberFormat(currentLocale()).format(count)}${more ? '+' : ''}`;
}

export function CountText({ count, more }: { count: number; more?: boolean }) {
  return <span className="num">{formatCount(count, more)}</span>;
}
