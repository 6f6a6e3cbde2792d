import { hoursText } from '#ui/marks/number-format.ts';

/** `6 h 30 / 20 h`: worked of estimated. */
export function workedText(worked: number, estimated: number): string {
  if (worked === 0) return hoursText(estimated);
  return `${hoursText(worked)} / ${hoursText(estimated)}`;
}
