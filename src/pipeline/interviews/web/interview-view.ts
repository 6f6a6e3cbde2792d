import type { CandidateView } from '#pipeline/candidates/view-schemas.ts';

export type InterviewView = CandidateView['interviews'][number];
