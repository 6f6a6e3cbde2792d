import { describe, expect, it } from 'vitest';
import { salaryText } from './job-feed-xml.ts';

const unsaid = { payPeriod: null, payMinimum: null, payMaximum: null, payText: null, currency: 'BRL' as const };

describe('JOB-01 pay in the feed', () => {
  it.each([
    [{}, null],
    [{ payText: 'a combinar' }, 'a combinar'],
    [{ payMinimum: 9_500, payMaximum: 12_050, payPeriod: 'hour' as const }, 'BRL 95-120.50 per hour'],
    [{ payMinimum: 500_000, payMaximum: 500_000, payPeriod: 'month' as const }, 'BRL 5000 per month'],
    [{ payMaximum: 100, payText: 'pouco' }, 'BRL 1'],
  ])('%j is %j', (said, text) => {
    expect(salaryText({ ...unsaid, ...said })).toBe(text);
  });
});
