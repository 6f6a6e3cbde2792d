import { PROFILE_SECTIONS, type Profile, type ProfileSection } from '#profiles/rules/profile.ts';
import { SCORE_PIECES, type ScorePiece, type ScorePieceCode } from '#profiles/rules/score-pieces.ts';

export const SCORE_LEVELS = ['basic', 'medium', 'good', 'excellent', 'champion'] as const;
export type ScoreLevel = (typeof SCORE_LEVELS)[number];

/** Minimum score of each level. Champion requires a complete profile. */
export const LEVEL_STARTS: Record<ScoreLevel, number> = {
  basic: 0,
  medium: 40,
  good: 65,
  excellent: 85,
  champion: 100,
};

export type SectionScore = {
  section: ProfileSection;
  points: number;
  weight: number;
  percentage: number;
  missing: ScorePieceCode[];
};
export type NextStep = { code: ScorePieceCode; section: ProfileSection; points: number };
export type ProfileScore = { score: number; level: ScoreLevel; sections: SectionScore[]; nextStep: NextStep | null };

/** The score from 0 to 100, by section, and the missing piece worth the most points (the earlier one of equals). */
export function scoreProfile(profile: Profile): ProfileScore {
  const sections = PROFILE_SECTIONS.map((section) => scoreSection(profile, section));
  const score = sections.reduce((total, { points }) => total + points, 0);
  return { score, level: levelOf(score), sections, nextStep: nextStepOf(profile) };
}

export function levelOf(score: number): ScoreLevel {
  return SCORE_LEVELS.findLast((level) => score >= LEVEL_STARTS[level]) ?? 'basic';
}

function scoreSection(profile: Profile, section: ProfileSection): SectionScore {
  const pieces = SCORE_PIECES.filter((piece) => piece.section === section);
  const weight = sum(pieces);
  const points = sum(pieces.filter((piece) => piece.isFilled(profile)));
  const missing = pieces.filter((piece) => !piece.isFilled(profile)).map(({ code }) => code);
  // Rounded down, so that 100 % only appears when nothing is missing.
  return { section, points, weight, percentage: Math.floor((points / weight) * 100), missing };
}

function nextStepOf(profile: Profile): NextStep | null {
  const missing = SCORE_PIECES.filter((piece) => !piece.isFilled(profile));
  const best = missing.toSorted((first, second) => second.points - first.points)[0];
  return best ? { code: best.code, section: best.section, points: best.points } : null;
}

function sum(pieces: readonly ScorePiece[]): number {
  return pieces.reduce((total, { points }) => total + points, 0);
}
