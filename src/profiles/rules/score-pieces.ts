import { hardSkills, hasHourValue, hasMonthValue, hasText } from '#profiles/rules/profile-facts.ts';
import type { Profile, ProfileSection } from '#profiles/rules/profile.ts';

export type ScorePiece = {
  code: ScorePieceCode;
  section: ProfileSection;
  points: number;
  isFilled: (profile: Profile) => boolean;
};

/** The number of hard skills that earns the points of the list. */
export const ENOUGH_SKILLS = 5;

/**
 * The scored pieces of a profile, 100 points in all: myProfile 30, experiences 20, educations 10, skills 20, languages 10, values
 * 10.
 * Every piece checks whether something is there ("some", never "every"), so that filling anything in can only raise the score.
 * Pronouns, and anything else a member is free not to state, deliberately earn nothing; nor does a field with a default.
 */
export const SCORE_PIECES: readonly ScorePiece[] = [
  piece('myProfile', 'displayName', 4, ({ displayName }) => hasText(displayName)),
  piece('myProfile', 'jobTitle', 5, ({ jobTitle }) => hasText(jobTitle)),
  piece('myProfile', 'level', 4, ({ level }) => level !== null),
  piece('myProfile', 'about', 6, ({ about }) => hasText(about)),
  piece('myProfile', 'country', 2, ({ country }) => hasText(country)),
  piece('myProfile', 'city', 2, ({ city }) => hasText(city)),
  piece('myProfile', 'phone', 3, ({ phone }) => hasText(phone.phoneNumber)),
  piece(
    'myProfile',
    'availability',
    2,
    ({ availability }) => availability.partTime || availability.fullTime || availability.freelance,
  ),
  piece('myProfile', 'pages', 2, ({ pages }) => Object.values(pages).some(hasText)),
  piece('experiences', 'experience', 12, ({ experiences }) => experiences.length > 0),
  piece('experiences', 'experienceDescription', 5, ({ experiences }) =>
    experiences.some(({ description }) => hasText(description)),
  ),
  piece('experiences', 'experienceDates', 3, ({ experiences }) => experiences.some(({ start }) => start !== null)),
  piece('educations', 'education', 7, ({ educations }) => educations.length > 0),
  piece('educations', 'educationCourse', 3, ({ educations }) =>
    educations.some(({ course, degree }) => hasText(course) || hasText(degree)),
  ),
  piece('skills', 'skill', 8, (profile) => hardSkills(profile) > 0),
  piece('skills', 'enoughSkills', 7, (profile) => hardSkills(profile) >= ENOUGH_SKILLS),
  piece('skills', 'tools', 5, ({ skills }) => skills.some(({ kind, name }) => kind !== 'skills' && hasText(name))),
  piece('languages', 'language', 6, ({ languages }) => languages.length > 0),
  piece('languages', 'englishLevel', 4, ({ englishLevel }) => englishLevel !== null),
  piece('values', 'hourValue', 5, hasHourValue),
  piece('values', 'monthValue', 5, hasMonthValue),
];

export const SCORE_PIECE_CODES = [
  'displayName',
  'jobTitle',
  'level',
  'about',
  'country',
  'city',
  'phone',
  'availability',
  'pages',
  'experience',
  'experienceDescription',
  'experienceDates',
  'education',
  'educationCourse',
  'skill',
  'enoughSkills',
  'tools',
  'language',
  'englishLevel',
  'hourValue',
  'monthValue',
] as const;
export type ScorePieceCode = (typeof SCORE_PIECE_CODES)[number];

function piece(
  section: ProfileSection,
  code: ScorePieceCode,
  points: number,
  isFilled: ScorePiece['isFilled'],
): ScorePiece {
  return { code, section, points, isFilled };
}
