import { profileFor } from '#profiles/rules/audience.ts';
import { SKILLS_ON_CARD } from '#talent/rules/card-skills.ts';
import { isTopProfessional, type TopFacts } from '#talent/rules/top-professional.ts';
import type { ProfessionalRow } from './queries.ts';

export function factsOf(row: ProfessionalRow): TopFacts {
  return {
    score: row.score,
    finishedTests: row.tests,
    isAvailable: row.is_available,
    activeAt: new Date(Number(row.active_at)),
  };
}

export function presentPerson(row: ProfessionalRow, now: Date) {
  return { memberId: row.id, image: row.image, isTop: isTopProfessional(factsOf(row), now) };
}

const ABOUT_LENGTH = 240;

/** The properties of a professional that a list shows. */
export function presentCard(row: ProfessionalRow, now: Date) {
  const { jobTitle, level, city, country, about, skills, availability } = profileFor('public', row.content);
  return {
    ...presentPerson(row, now),
    name: row.name,
    jobTitle,
    level,
    city,
    country,
    about: about.slice(0, ABOUT_LENGTH),
    isAvailable: availability.isAvailable,
    hiringModels: availability.hiringModels,
    skills: skills.slice(0, SKILLS_ON_CARD).map(({ name }) => name),
    skillCount: skills.length,
  };
}
