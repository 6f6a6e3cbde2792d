import { describe, expect, it } from 'vitest';
import { type PostedJob, toJobPosting, toScriptJson } from './job-posting.ts';

const job: PostedJob = {
  id: '1',
  title: 'Dados',
  companyName: 'Trilho',
  description: 'Texto',
  publishedAt: new Date('2026-05-01T10:00:00Z'),
  hiringModel: 'PJ',
  workModel: 'remote',
  city: null,
  country: null,
  payPeriod: 'hour',
  payMinimum: 9_500,
  payMaximum: 12_000,
  profession: 'Data engineer',
  experienceYears: 3,
  tags: [{ name: 'SQL' }, { name: 'dbt' }],
  currency: 'BRL',
  url: 'https://ponte.test/jobs',
};

describe('JOB-02 JobPosting', () => {
  it('states what is known', () => {
    expect(toJobPosting(job)).toMatchObject({
      datePosted: '2026-05-01T10:00:00.000Z',
      employmentType: 'CONTRACTOR',
      jobLocationType: 'TELECOMMUTE',
      hiringOrganization: { name: 'Trilho' },
      occupationalCategory: 'Data engineer',
      skills: 'SQL, dbt',
      experienceRequirements: { '@type': 'OccupationalExperienceRequirements', monthsOfExperience: 36 },
      baseSalary: { currency: 'BRL', value: { minValue: 95, maxValue: 120, unitText: 'HOUR' } },
    });
  });

  it('leaves out what is not stated', () => {
    const unsaid = { profession: null, experienceYears: null, tags: [] };
    const bare = toJobPosting({
      ...job,
      hiringModel: null,
      payPeriod: null,
      ...unsaid,
    });
    for (const key of ['employmentType', 'jobLocation', 'baseSalary', 'skills', 'experienceRequirements'])
      expect(bare).not.toHaveProperty(key);
  });

  it('names the place of work on site, and a single figure as one', () => {
    const onSite = toJobPosting({ ...job, workModel: 'hybrid', city: 'Recife', country: 'Brasil', payMaximum: null });
    expect(onSite).toMatchObject({ jobLocation: { address: { addressLocality: 'Recife', addressCountry: 'Brasil' } } });
    expect(onSite).toMatchObject({ baseSalary: { value: { value: 95 } } });
  });

  it('is left out on site where no place is known', () => {
    expect(toJobPosting({ ...job, workModel: 'faceToFace' })).toBeNull();
    expect(toJobPosting({ ...job, workModel: null })).toBeNull();
    expect(toJobPosting({ ...job, workModel: 'faceToFace', country: 'Brasil' })).not.toBeNull();
  });

  it('company texts cannot break out of it', () => {
    const text = toScriptJson({ title: '</script><script>alert(1)</script><!-- &\u2028' });
    expect(text).not.toMatch(/[<>&\u2028]/);
    expect(JSON.parse(text).title).toBe('</script><script>alert(1)</script><!-- &\u2028');
  });
});
