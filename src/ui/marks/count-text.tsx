import { numberFormat } from './number-format.ts';

/** A bounded count of a list: exact up to its limit, then "1,000+". */
export function formatCount(count: number, more = false): string {
  return `${numberFormat().format(count)}${more ? '+' : ''}`;
}

export function CountText({ count, more }: { count: number; more?: boolean }) {
  return <span className="num">{formatCount(count, more)}</span>;
}
