import { describe, expect, it } from 'vitest';
import { postedHtml } from './posted-job.ts';

const unwritten = {
  aboutOpportunity: null,
  responsibilities: null,
  requirements: null,
  benefits: null,
  aboutCompany: null,
  culture: null,
};

describe('JOB-02 texts of a vacancy as HTML', () => {
  it.each([
    [{ aboutOpportunity: 'Uses <templates> & "hooks"' }, '<p>Uses &#60;templates&#62; &#38; &#34;hooks&#34;</p>'],
    [{ requirements: 'SQL\nPython\n\nInglês' }, '<p>SQL<br>Python</p><p>Inglês</p>'],
    [{ aboutOpportunity: 'A', culture: 'Perto das pessoas' }, '<p>A</p><p>Perto das pessoas</p>'],
    [{ benefits: '   ' }, '<p>Dados</p>'],
  ])('%j', (texts, html) => {
    expect(postedHtml({ ...unwritten, title: 'Dados', ...texts })).toBe(html);
  });
});
