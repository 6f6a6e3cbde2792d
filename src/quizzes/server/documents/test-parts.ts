import type { Content } from 'pdfmake/interfaces.js';
import type { Language } from '#platform/i18n/language.ts';
import { translate } from '#platform/i18n/translate.ts';
import { animalArt } from '#quizzes/content/animal-art.ts';
import { cultureTypes } from '#quizzes/content/culture-types.ts';
import { personalityStyleTexts } from '#quizzes/content/personality-styles.ts';
import { softSkillProfiles } from '#quizzes/content/soft-skill-levels.ts';
import { softSkillTexts } from '#quizzes/content/soft-skill-texts.ts';
import { cultureFigures, type Figure, figureText, softSkillFigures, styleFigures } from '#quizzes/rules/figures.ts';
import type { PersonalityStyle } from '#quizzes/rules/personality/personality-traits.ts';
import { drawBars } from '#quizzes/rules/pictures/draw-bars.ts';
import { pictureSvg } from '#quizzes/rules/pictures/picture-svg.ts';
import type { QuizResults } from '#quizzes/rules/quiz-registry.ts';
import type { QuizKey } from '#quizzes/rules/quiz.ts';
import { drawResult, type RadarQuiz } from '#quizzes/rules/result-radars.ts';
import { softSkillBandOf } from '#quizzes/rules/soft-skills/soft-skill-level.ts';
import { motivatorsPart } from '#quizzes/server/documents/motivators-part.ts';
import type { TestPart } from '#quizzes/server/documents/test-part.ts';
import { drawingSvg, pictureColours } from '#quizzes/server/documents/picture-colours.ts';

interface Telling {
  language: Language;
  /** Whether to include the texts addressed to the person. */
  own: boolean;
}

const RADAR_WIDTH = 255;
const GAP = 20;
const BARS_WIDTH = 499 - RADAR_WIDTH - GAP;

/** The result of one test for the document. */
export function testPart({ quiz, result }: { quiz: QuizKey; result: unknown }, telling: Telling): TestPart {
  if (quiz === 'personality') return personalityPart(result as QuizResults['personality'], telling);
  if (quiz === 'culture') return culturePart(result as QuizResults['culture'], telling);
  if (quiz === 'motivators') return motivatorsPart(result as QuizResults['motivators'], telling.language);
  return softSkillsPart(result as QuizResults['softSkills'], telling);
}

function personalityPart(result: QuizResults['personality'], { language }: Telling): TestPart {
  const { principal, complementary } = result;
  const principalTexts = personalityStyleTexts[principal];
  const say = (key: string) => translate(language, `quizzes/results:personality.${key}`);
  const facets = (['atBest', 'watchFor', 'workTogether'] as const).map((facet) => ({
    stack: [
      { text: say(facet), style: 'strong', margin: [0, 0, 0, 3] as [number, number, number, number] },
      { ul: principalTexts[facet].map((text) => text[language]), style: 'second' },
    ],
  }));
  return {
    first: besideRadar('personality', result, language, [
      {
        columns: [
          profile(say('principal'), principal, language),
          profile(say('complementary'), complementary, language),
        ],
        margin: [0, 6, 0, 14],
      },
      bars(styleFigures(result), language),
      {
        text: `${principalTexts.description[language]} ${personalityStyleTexts[complementary].complement[language]}`,
        style: 'second',
        margin: [0, 14, 0, 0],
      },
    ]),
    rest: { columns: facets, columnGap: GAP, margin: [0, 12, 0, 0], unbreakable: true },
  };
}

function profile(label: string, style: PersonalityStyle, language: Language): Content {
  const { name, animal } = personalityStyleTexts[style];
  return {
    columns: [
      { svg: drawingSvg(animalArt[style]), width: 30 },
      {
        stack: [
          { text: label, style: 'meta', fontSize: 7 },
          { text: name[language], bold: true, fontSize: 12 },
          { text: animal[language], style: 'meta' },
        ],
      },
    ],
    columnGap: 5,
  };
}

function culturePart(result: QuizResults['culture'], { language, own }: Telling): TestPart {
  const dominant = cultureTypes[result.dominant];
  const label = translate(language, 'quizzes/results:culture.dominant');
  const words = own ? dominant.description : dominant.summary;
  const first = besideRadar('culture', result, language, [
    ...leadOf(label, dominant.name[language]),
    bars(cultureFigures(result), language),
    { text: words[language], style: 'second', margin: [0, 14, 0, 0] },
  ]);
  return { first };
}

function softSkillsPart(result: QuizResults['softSkills'], { language, own }: Telling): TestPart {
  const { name, meaning, suggestion } = softSkillProfiles[result.level];
  const say = (key: string, parameters = {}) => translate(language, `quizzes/results:softSkills.${key}`, parameters);
  const figures = softSkillFigures(result);
  const points = figureText({ shown: result.totalPoints, unit: 'points' }, language);
  const first = besideRadar('softSkills', result, language, [
    ...leadOf(`${say('profile')} · ${say('total', { points })}`, name[language]),
    bars(figures, language),
  ]);
  const rest: Content[] = own
    ? [{ text: `${meaning[language]} ${suggestion[language]}`, style: 'second', margin: [0, 10, 0, 0] }]
    : [];
  for (const { key } of figures) {
    const { name: skill, description, bands } = softSkillTexts[key];
    const band = bands[softSkillBandOf(result[key])];
    const words = own ? `${band.meaning[language]} ${band.suggestion[language]}` : description[language];
    const text = [
      { text: `${skill[language]}: `, bold: true },
      { text: words, style: 'second' },
    ];
    rest.push({ text, margin: [0, 5, 0, 0] });
  }
  return { first, rest };
}

function leadOf(label: string, words: string): Content[] {
  return [
    { text: label, style: 'meta', margin: [0, 14, 0, 0] },
    { text: words, bold: true, fontSize: 14, margin: [0, 0, 0, 10] },
  ];
}

/** The radar with content beside it. */
function besideRadar<Key extends RadarQuiz>(
  quiz: Key,
  result: QuizResults[Key],
  language: Language,
  side: Content[],
): Content {
  const few = quiz !== 'personality';
  const picture = drawResult(quiz, result, { width: few ? 450 : 400, radius: few ? 104 : 112, fontSize: 12, language });
  return {
    columns: [
      { svg: pictureSvg(picture, pictureColours), width: RADAR_WIDTH },
      { stack: side, width: BARS_WIDTH },
    ],
    columnGap: GAP,
  };
}

function bars(figures: readonly Figure[], language: Language): Content {
  const lines = figures.map((figure) => ({
    label: figure.name[language],
    figure: figureText(figure, language),
    value: figure.value,
    tone: figure.tone,
  }));
  const picture = drawBars(lines, { width: BARS_WIDTH, fontSize: 9.5, thickness: 6 });
  return { svg: pictureSvg(picture, pictureColours), width: BARS_WIDTH };
}
