import { describe, expect, it } from 'vitest';
import { type BriefAnswers, emptyBriefAnswers, emptyPositionAnswers } from '#projects/rules/brief-answers.ts';
import { briefProblems, placeOfProblem } from './brief-problems.ts';
import { briefToProject } from './brief-to-project.ts';

const position = {
  ...emptyPositionAnswers('1'),
  profession: 'UX designer',
  area: 'design' as const,
  monthlyHours: 160,
  aboutOpportunity: 'You take our checkout apart and put it together again, with the people who use it every day.',
  experienceYears: 3,
  tags: [{ kind: 'softwares' as const, name: 'Figma' }],
  hiringModel: 'PJ' as const,
  workModel: 'remote' as const,
  payPeriod: 'hour' as const,
  payMinimum: 90_00,
};
const brief: BriefAnswers = {
  ...emptyBriefAnswers(),
  title: 'Checkout',
  type: 'oneshot',
  deadline: 'upTo30Days',
  positions: [position],
};
const withPosition = (changes: Partial<typeof position> | object): BriefAnswers => ({
  ...brief,
  positions: [{ ...position, ...changes }],
});
const manyTags = Array.from({ length: 31 }, (_, index) => ({ kind: 'databases' as const, name: `Base ${index}` }));

describe('the rules of the brief', () => {
  it.each<[string, BriefAnswers, [string, string][]]>([
    ['complete', brief, []],
    ['negotiable without figures', withPosition({ payPeriod: null, payMinimum: null, negotiable: true }), []],
    ['no title', { ...brief, title: ' ' }, [['title', 'platform.fieldRequired']]],
    ['title of 201 letters', { ...brief, title: 'x'.repeat(201) }, [['title', 'platform.fieldTooLong']]],
    [
      'words and a tag beyond their limits',
      withPosition({
        ...{
          workModel: 'hybrid',
          hybridReason: 'x'.repeat(501),
          city: 'x'.repeat(121),
          hiringCompany: 'x'.repeat(161),
        },
        ...{ profession: 'x'.repeat(161), title: 'Short', tags: [{ kind: 'softwares', name: 'x'.repeat(101) }] },
      }),
      ['profession', 'tags.softwares', 'hybridReason', 'city', 'hiringCompany'].map((name) => [
        `positions.0.${name}`,
        'platform.fieldTooLong',
      ]),
    ],
    [
      'no type, no deadline',
      { ...brief, type: null, deadline: null },
      [
        ['type', 'platform.fieldRequired'],
        ['deadline', 'platform.fieldRequired'],
      ],
    ],
    ['249 hours', withPosition({ monthlyHours: 249 }), [['positions.0.monthlyHours', 'projects.hoursRange']]],
    ['11 years', withPosition({ experienceYears: 11 }), [['positions.0.experienceYears', 'platform.fieldTooBig']]],
    ['0 hours', withPosition({ monthlyHours: 0 }), [['positions.0.monthlyHours', 'projects.hoursRange']]],
    [
      'short description',
      withPosition({ aboutOpportunity: 'x'.repeat(79) }),
      [['positions.0.aboutOpportunity', 'projects.descriptionTooShort']],
    ],
    ['no tags', withPosition({ tags: [] }), [['positions.0.tags.skills', 'projects.tagsMissing']]],
    ['31 databases', withPosition({ tags: manyTags }), [['positions.0.tags.databases', 'projects.maximumTags']]],
    [
      'hybrid without reason and city',
      withPosition({ workModel: 'hybrid' }),
      [
        ['positions.0.hybridReason', 'platform.fieldRequired'],
        ['positions.0.city', 'platform.fieldRequired'],
      ],
    ],
    [
      'face to face without city',
      withPosition({ workModel: 'faceToFace' }),
      [['positions.0.city', 'platform.fieldRequired']],
    ],
    [
      'no pay',
      withPosition({ payPeriod: null, payMinimum: null }),
      [
        ['positions.0.payPeriod', 'platform.fieldRequired'],
        ['positions.0.payMinimum', 'platform.fieldRequired'],
      ],
    ],
    ['pay the wrong way round', withPosition({ payMaximum: 1 }), [['positions.0.payMaximum', 'projects.payOrder']]],
    [
      'a text too long',
      withPosition({ culture: 'x'.repeat(20_001) }),
      [['positions.0.culture', 'platform.fieldTooLong']],
    ],
    ['no positions', { ...brief, positions: [] }, [['positions', 'platform.fieldRequired']]],
  ])('BRI-02 %s', (_, answers, expected) => {
    expect(briefProblems(answers).map(({ path, code }) => [path, code])).toEqual(expected);
  });

  it.each([
    ['title', 'project', 0],
    ['positions.0.profession', 'position', 0],
    ['positions.3.tags.databases', 'requirements', 3],
    ['positions.1.payMinimum', 'conditions', 1],
    ['positions.2.culture', 'texts', 2],
  ])('BRI-02 finds %s in step %s of position %i', (path, step, index) => {
    expect(placeOfProblem(path)).toEqual({ step, position: index });
  });

  it('BRI-02 becomes a project: empty answers are left unset, what does not apply is left out', () => {
    const [posted] = briefToProject(withPosition({ city: 'Recife', hybridReason: 'x', culture: '  ' })).positions;
    expect(posted).toMatchObject({
      title: 'UX designer',
      city: null,
      hybridReason: null,
      culture: null,
      currency: 'BRL',
      source: null,
    });
  });
});
