import type { CandidateView } from '#pipeline/candidates/view-shapes.ts';

export type InterviewView = CandidateView['interviews'][number];
