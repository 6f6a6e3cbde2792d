import { quizzesSamples } from '#application/testing/access-samples/quizzes.ts';
import { walkAccess } from '#application/testing/walk-access.ts';
import { walkHostileInput } from '#application/testing/walk-hostile-input.ts';

walkAccess(quizzesSamples);
walkHostileInput(quizzesSamples);
