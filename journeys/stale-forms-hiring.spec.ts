import type { Page } from '@playwright/test';
import { templatesPath } from '#conversations/paths.ts';
import { forwardStages } from '#pipeline/candidates/rules/forward-stages.ts';
import { pipelinePath, settingsPaths } from '#pipeline/paths.ts';
import { projectPaths } from '#projects/paths.ts';
import { busiestProject, candidateIn, readBoard } from './steps/demo-world.ts';
import { test } from './steps/journey.ts';
import { call, expectGuarded, type GuardedForm, THEIRS, turnTo } from './steps/stale-form.ts';
import { textsOf } from './steps/texts.ts';
import { chooseInVacancyMenu } from './steps/vacancy-menu.ts';

const say = textsOf('en');
const DAY_MS = 86_400_000;

async function ofCompany(page: Page): Promise<string> {
  const { session } = await call<{ session: { workspaceId: string } }>(page, 'get', '/session');
  return `workspaceId=${session.workspaceId}`;
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Opens the menu of a row and chooses an entry. */
async function chooseInRow(page: Page, row: string, entry: string): Promise<void> {
  await button(page, row).click();
  await page.getByRole('menuitem', { name: entry, exact: true }).click();
}

interface Vacancy extends Record<'title' | 'type' | 'deadline' | 'currency' | 'startDate' | 'description', string> {
  version: number;
  positions: { version: number; aboutOpportunity: string }[];
}

const ofVacancies: GuardedForm[] = [
  {
    source: 'projects/web/edit-project-modal.tsx',
    open: async (page) => {
      const id = await busiestProject(page);
      await turnTo(page, pipelinePath(id));
      await chooseInVacancyMenu(page, say, say('projects:details.edit'));
      const { version, title, type, deadline, currency, startDate, description } = await call<Vacancy>(
        ...[page, 'get' as const, `/myProjects/${id}`],
      );
      const facts = { title, type, deadline, currency, startDate };
      const save = (text: string, seen: number) =>
        call(page, 'put', `/projectUpdate/${id}`, { ...facts, version: seen, description: text });
      return {
        field: page.getByRole('textbox', { name: say('projects:brief.description') }),
        save: button(page, say('projects:save')),
        saveElsewhere: () => save(THEIRS, version),
        restore: () => save(description, version + 1),
      };
    },
  },
  {
    source: 'projects/positions/web/edit-position-modal.tsx',
    open: async (page) => {
      const id = await busiestProject(page);
      await turnTo(page, pipelinePath(id));
      await chooseInVacancyMenu(page, say, say('projects:details.editPosition'));
      const { positions } = await call<Vacancy>(page, 'get', `/myProjects/${id}`);
      const { version, aboutOpportunity } = positions[0]!;
      const save = (text: string, seen: number) =>
        call(page, 'patch', `/myProjects/${id}/positions/0`, { version: seen, changes: { aboutOpportunity: text } });
      return {
        field: page.getByRole('textbox', { name: say('projects:brief.aboutOpportunity') }),
        save: button(page, say('projects:save')),
        saveElsewhere: () => save(THEIRS, version),
        restore: () => save(aboutOpportunity, version + 1),
      };
    },
  },
  {
    source: 'projects/briefs/web/templates/template-row.tsx',
    open: async (page) => {
      const words = (key: string, values = {}) => say(`projects/briefs:templates.${key}`, values);
      const from = { kind: 'project', id: await busiestProject(page) };
      const { id } = await call<{ id: string }>(page, 'post', '/briefTemplates', { name: 'Fence painters', from });
      await turnTo(page, projectPaths.briefSelection());
      await chooseInRow(page, words('actionsOf', { name: 'Fence painters' }), words('rename'));
      const form = page.getByRole('dialog', { name: words('confirmRename') });
      return {
        field: form.getByRole('textbox', { name: words('name') }),
        save: form.getByRole('button', { name: words('rename') }),
        saveElsewhere: () => call(page, 'patch', `/briefTemplates/${id}`, { version: 1, name: THEIRS }),
      };
    },
  },
];

/** A candidate who stays in a stage, with the address of their panel. */
async function candidateAt(page: Page, stage: string, tab: 'summary' | 'scorecards' | 'comments') {
  const project = await busiestProject(page);
  const { applicationId } = candidateIn(await readBoard(page, project), stage, 2);
  return { applicationId, panel: pipelinePath(project, { candidate: applicationId, tab }) };
}

interface Agenda {
  entries: { interviewId: string; applicationId: string; projectId: string; positionIndex: number; version: number }[];
}
type Interview = Agenda['entries'][number] & { state: string; isOwn: boolean; interviewers: { id: string }[] };

/** An interview of the reader that both sides agreed on, in its candidate’s panel. */
async function turnToInterview(page: Page): Promise<Interview> {
  const [from, until] = [1, 40].map((days) => new Date(Date.now() + days * DAY_MS).toISOString());
  const { entries } = await call<{ entries: Interview[] }>(page, 'get', `/interviews?from=${from}&until=${until}`);
  const interview = entries.find(({ state, isOwn }) => state === 'confirmed' && isOwn)!;
  const { projectId, positionIndex: position, applicationId: candidate } = interview;
  await turnTo(page, pipelinePath(projectId, { position, candidate, tab: 'interviews' }));
  return interview;
}

const meet = (key: string) => say(`pipeline/interviews:${key}`);

const ofCandidates: GuardedForm[] = [
  {
    source: 'pipeline/evaluation/web/scorecards/scorecard-form.tsx',
    open: async (page) => {
      const { applicationId, panel } = await candidateAt(page, 'new', 'scorecards');
      await call(page, 'post', '/candidates/move', { applicationIds: [applicationId], toStage: 'qualify' });
      const { open } = await call<{
        open: { formId: string | null; questions: { id: string; kind: 'scale' | 'yesNo' | 'text' }[] };
      }>(page, 'get', `/candidates/${applicationId}/scorecards`);
      const answers = Object.fromEntries(
        open.questions.map(({ id, kind }) => [id, { scale: 4, yesNo: true, text: 'Yes' }[kind]]),
      );
      const write = (version: number, note: string) =>
        call(page, 'put', `/candidates/${applicationId}/scorecards/qualify`, {
          ...{ formId: open.formId, version, answers, recommendation: 'yes', note },
        });
      await write(0, 'At first');
      await turnTo(page, panel);
      await button(page, say('pipeline/evaluation:form.change')).click();
      return {
        field: page.getByRole('textbox', { name: say('pipeline/evaluation:form.note') }),
        save: button(page, say('pipeline/evaluation:form.save')),
        saveElsewhere: () => write(1, THEIRS),
      };
    },
  },
  {
    source: 'pipeline/moving/web/write-notice.tsx',
    open: async (page) => {
      const words = (key: string) => say(`pipeline/moving/rejections:${key}`);
      // The form before has moved one more there; other journeys need those who are new.
      const { applicationId, panel } = await candidateAt(page, 'qualify', 'summary');
      const { version } = await call<{ version: number }>(page, 'post', `/candidates/${applicationId}/disqualify`);
      const theirs = { subject: 'About it', text: THEIRS };
      await turnTo(page, panel);
      await button(page, words('notice.write')).click();
      return {
        field: page.getByRole('dialog').getByRole('textbox', { name: words('form.text'), exact: true }),
        save: button(page, words('notice.save')),
        held: null,
        saveElsewhere: () =>
          call(page, 'put', `/candidates/${applicationId}/rejection`, {
            version,
            messages: { pt: theirs, en: theirs },
          }),
      };
    },
  },
  {
    source: 'pipeline/comments/web/comment-item.tsx',
    open: async (page) => {
      const { applicationId, panel } = await candidateAt(page, 'new', 'comments');
      const said = { text: 'At first', mentionIds: [] };
      const place = `/candidates/${applicationId}/comments`;
      const { commentId } = await call<{ commentId: string }>(page, 'post', place, said);
      await turnTo(page, panel);
      await button(page, say('pipeline/comments:comment.edit')).click();
      const save = button(page, say('pipeline/comments:comment.save'));
      return {
        field: page.locator('form').filter({ has: save }).getByRole('textbox'),
        save,
        saveElsewhere: () => call(page, 'patch', `${place}/${commentId}`, { ...said, version: 1, text: THEIRS }),
      };
    },
  },
  {
    source: 'pipeline/interviews/web/note-editor.tsx',
    open: async (page) => {
      const { interviewId } = await turnToInterview(page);
      const note = `/interviews/${interviewId}/note`;
      const { version } = await call<{ version: number }>(page, 'get', note);
      return {
        field: page.getByRole('textbox', { name: meet('note.label') }),
        save: null,
        saveElsewhere: () => call(page, 'put', note, { version, text: THEIRS }),
      };
    },
  },
  {
    source: 'pipeline/interviews/web/meeting-form.tsx',
    open: async (page) => {
      const { interviewId, version, interviewers } = await turnToInterview(page);
      await button(page, meet('change.action')).click();
      const changes = {
        version,
        meetingLink: 'https://meet.example/theirs',
        interviewerIds: interviewers.map(({ id }) => id),
      };
      return {
        field: page.getByRole('textbox', { name: meet('link') }),
        save: button(page, meet('change.save')),
        typed: 'https://meet.example/mine',
        theirs: changes.meetingLink,
        saveElsewhere: () => call(page, 'patch', `/interviews/${interviewId}`, changes),
      };
    },
  },
];

interface Asked {
  stages: { stage: string; version: number; questions: object[] }[];
}

/** Writes the company’s question of the stage that both forms open with, and can put back those that were there. */
async function askFirst(page: Page) {
  const company = await ofCompany(page);
  const stage = 'screeningInterview';
  const read = async () => {
    const { stages } = await call<Asked>(page, 'get', `/candidates/scorecardQuestions?${company}`);
    return stages.find((one) => one.stage === stage)!;
  };
  const { questions: former } = await read();
  const write = async (questions: object[]) => {
    const { version } = await read();
    return call(page, 'put', `/candidates/scorecardQuestions/${stage}?${company}`, { version, questions });
  };
  const ask = (text: string) => write([{ id: crypto.randomUUID(), kind: 'scale', text, isRequired: true }]);
  await ask('At first');
  return {
    field: page.getByRole('textbox', { name: say('pipeline/evaluation:questions.text') }),
    save: button(page, say('pipeline/evaluation:questions.save')),
    saveElsewhere: () => ask(THEIRS),
    restore: () => write(former),
  };
}

const ofSettings: GuardedForm[] = [
  {
    source: 'pipeline/evaluation/web/scorecards/questions-modal.tsx',
    open: async (page) => {
      const form = await askFirst(page);
      await turnTo(page, pipelinePath(await busiestProject(page)));
      await chooseInVacancyMenu(page, say, say('pipeline/evaluation:questions.action'));
      return form;
    },
  },
  {
    source: 'pipeline/evaluation/web/scorecards/scorecards-page.tsx',
    open: async (page) => {
      const form = await askFirst(page);
      await turnTo(page, settingsPaths.scorecards);
      return form;
    },
  },
  {
    source: 'pipeline/limits/web/limits-page.tsx',
    open: async (page) => {
      const address = `/candidates/limits?${await ofCompany(page)}`;
      const { limits } = await call<{ limits: { positionId: string | null; stage: string; days: number }[] }>(
        ...[page, 'get' as const, address],
      );
      const seen = limits.filter(({ positionId }) => positionId === null).map(({ stage, days }) => ({ stage, days }));
      const stage = forwardStages.at(-1)!;
      const theirs = [...seen.filter((one) => one.stage !== stage), { stage, days: 87 }];
      await turnTo(page, settingsPaths.limits);
      return {
        field: page.locator('main form').getByRole('textbox').last(),
        save: button(page, say('pipeline/limits:save')),
        typed: '23',
        theirs: '87',
        saveElsewhere: () => call(page, 'put', address, { positionId: null, limits: theirs, seen }),
        restore: () => call(page, 'put', address, { positionId: null, limits: seen, seen: theirs }),
      };
    },
  },
  {
    source: 'pipeline/moving/web/reasons-page.tsx',
    open: async (page) => {
      const words = (key: string, values = {}) => say(`pipeline/moving/rejections:settings.${key}`, values);
      const place = '/candidates/rejectionReasons';
      const { reasonId } = await call<{ reasonId: string }>(page, 'post', `${place}?${await ofCompany(page)}`, {
        name: 'Paints no fences',
      });
      await turnTo(page, settingsPaths.reasons);
      await chooseInRow(page, words('actionsOf', { name: 'Paints no fences' }), words('rename'));
      return {
        field: page.getByRole('textbox', { name: words('renamed') }),
        save: button(page, words('save')),
        saveElsewhere: () => call(page, 'put', `${place}/${reasonId}`, { version: 1, name: THEIRS }),
      };
    },
  },
  {
    source: 'pipeline/tags/web/tags-editor.tsx',
    open: async (page) => {
      const words = (key: string, values = {}) => say(`pipeline/tags:${key}`, values);
      const look = { name: 'Paints fences', colour: 'info' };
      const place = '/candidates/tags';
      const { tagId } = await call<{ tagId: string }>(page, 'post', `${place}?${await ofCompany(page)}`, look);
      await turnTo(page, settingsPaths.tags);
      await chooseInRow(page, words('actionsOf', { name: look.name }), words('edit'));
      return {
        field: page.getByRole('textbox', { name: say('platform:tagEditor.rename') }),
        save: button(page, say('platform:tagEditor.save')),
        saveElsewhere: () => call(page, 'patch', `${place}/${tagId}`, { ...look, version: 1, name: THEIRS }),
      };
    },
  },
  {
    source: 'conversations/web/messages/template-editor.tsx',
    open: async (page) => {
      const words = (key: string, values = {}) => say(`conversations/messages:${key}`, values);
      const texts = { name: 'Fences', subject: 'About fences', text: 'At first' };
      const place = '/candidates/messageTemplates';
      const { templateId } = await call<{ templateId: string }>(
        page,
        'post',
        `${place}?${await ofCompany(page)}`,
        texts,
      );
      await turnTo(page, templatesPath);
      await chooseInRow(page, words('templates.actionsOf', { name: texts.name }), words('templates.edit'));
      return {
        field: page.getByRole('textbox', { name: words('message.text') }),
        save: button(page, words('message.save')),
        saveElsewhere: () => call(page, 'put', `${place}/${templateId}`, { ...texts, version: 1, text: THEIRS }),
      };
    },
  },
];

for (const [what, forms] of Object.entries({
  'a vacancy': ofVacancies,
  'a candidate': ofCandidates,
  'the settings of a company': ofSettings,
}))
  test(`GEN-01 no form of ${what} is saved over what was changed elsewhere`, async ({ openBrowser }) => {
    const page = await openBrowser({ as: 'owner@demo.test', language: 'en' });
    for (const form of forms) await test.step(form.source, () => expectGuarded(page, form));
  });
