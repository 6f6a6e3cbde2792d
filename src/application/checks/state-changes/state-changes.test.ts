import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { advance, applicationEvents, statusEvents } from '#applications/rules/moves.ts';
import { applicationStates, isFinalStage, stages, toCandidateStage } from '#applications/rules/stages.ts';
import { applicationsHappenings } from '#applications/happenings.ts';
import type { HappeningName } from '#platform/contract/happening.ts';
import { translate } from '#platform/i18n/translate.ts';
import { professionalEvents } from '#projects/professionals/rules/professional-terms.ts';
import { projectHappenings } from '#projects/happenings.ts';
import { statusMoves } from '#projects/rules/status-moves.ts';
import { isStepToldToOwner, stepToldToProfessionals } from '#projects/rules/status-news.ts';
import { applicationStage, applicationState, selectedCandidate } from './applications.ts';
import { otherColumns, otherHappenings, otherMails } from './no-state.ts';
import { professionalWork, paymentBlock } from './positions.ts';
import { mailedBy, projectStatus } from './project-status.ts';
import type { StateMachine } from './state-change.ts';
import { stateMachines } from './state-machines.ts';

const root = join(import.meta.dirname, '..', '..', '..');
const changes = stateMachines.flatMap((machine) => machine.changes);
const movesOf = ({ changes: rows }: StateMachine) =>
  rows.filter(({ from }) => from !== '-').map(({ from, to }) => `${from} → ${to}`);
const languages = ['en', 'pt'] as const;

/** A key of the catalogues, or one with numbers or a `subject`. */
function isText(key: string): boolean {
  const forms = [key, `${key}_other`];
  return languages.every((language) => forms.some((form) => translate(language, form) !== form.split(':')[1]));
}
/** The mails of a conversation name their subjects by side. */
const isMail = (key: string) => isText(key.includes('mail.thread.') ? key : `${key}.subject`);

describe('7.5 the table of changes of state', () => {
  it('has a row for every legal move of a project, and says whom its mails reach', () => {
    expect(movesOf(projectStatus).toSorted()).toEqual(statusMoves.map(({ from, to }) => `${from} → ${to}`).toSorted());
    for (const move of statusMoves) {
      const row = projectStatus.changes.find(({ from, to }) => from === move.from && to === move.to)!;
      for (const by of move.by) {
        const ends = row.to === 'finished' || row.to === 'canceled';
        const expected = [
          ...((ends ? by === 'admin' : isStepToldToOwner(move, by)) ? ['owner'] : []),
          ...(ends || stepToldToProfessionals(move) ? ['professional'] : []),
        ];
        expect([row.from, row.to, by, mailedBy(row, by)]).toEqual([row.from, row.to, by, expected]);
      }
    }
  });

  it('has a row for whatever an application can become, and the word that its candidate reads', () => {
    const rows = [...applicationStage.changes, ...applicationState.changes, ...selectedCandidate.changes];
    for (const stage of stages)
      for (const state of applicationStates)
        for (const selected of [true, false])
          for (const event of statusEvents)
            for (const toStage of event === 'moved' ? stages : [undefined]) {
              // Whoever leaves the process is no longer the selected one.
              if (selected && state !== 'active') continue;
              const outcome = advance({ stage, state, selected }, event, toStage);
              if ('refusal' in outcome) continue;
              const { status } = outcome;
              const values = [
                ...(status.stage === stage ? [] : [status.stage]),
                ...(status.state === state ? [] : [status.state]),
                ...(status.selected === selected ? [] : [status.selected ? 'selected' : 'notSelected']),
              ];
              if (values.length === 0) continue;
              const row = rows.find(
                ({ happening, to }) => happening === applicationsHappenings[event] && values.includes(to as never),
              );
              expect([event, stage, state, toStage, row?.to]).toEqual([
                event,
                stage,
                state,
                toStage,
                expect.anything(),
              ]);
              const read = row!.reads.candidate;
              const ends = isFinalStage(status.stage) || status.stage !== stage;
              if (read && ends && status.state === 'active')
                expect(read).toBe(`applications:stage.${toCandidateStage(status.stage, status.state)}`);
            }
  });

  it('has a row for every event of an application and of a hired professional', () => {
    const named = new Set(changes.map(({ happening }) => happening.name));
    const beside = new Set(otherHappenings.flatMap(([, names]) => names));
    const known = (event: HappeningName) => named.has(event.name) || beside.has(event.name);
    expect(applicationEvents.filter((event) => !known(applicationsHappenings[event]))).toEqual([]);
    const ofProfessionals = [...professionalWork.changes, ...paymentBlock.changes].map(({ happening }) => happening);
    expect(professionalEvents.filter((event) => !ofProfessionals.includes(projectHappenings[event]))).toEqual([]);
  });

  it.each(stateMachines.map((machine) => [machine.holds, machine] as const))(
    '%s: comes to every state, and from none that does not exist',
    (_, { states, changes: rows }) => {
      const reached = new Set(rows.map(({ to }) => to));
      expect(states.filter((state) => !reached.has(state))).toEqual([]);
      const strange = rows.flatMap(({ from, to }) => [from, to]).filter((one) => !['-', '*', ...states].includes(one));
      expect(strange).toEqual([]);
    },
  );
});

test('every happening that is declared has a row, or a reason why it changes no state', async () => {
  const declared = await Promise.all(
    globSync('*/happenings.ts', { cwd: root }).map(async (file) => {
      const lists = (await import(join(root, file))) as Record<string, Record<string, HappeningName>>;
      return Object.values(Object.values(lists)[0]!).map(({ name }) => name);
    }),
  );
  const rows = new Set(changes.map(({ happening }) => happening.name));
  const beside = otherHappenings.flatMap(([, names]) => names);
  expect(
    declared
      .flat()
      .filter((name) => !rows.has(name))
      .toSorted(),
  ).toEqual(beside.toSorted());
});

test('every column that holds a state has a machine, or a reason why it needs none', () => {
  const columns = globSync('**/tables.ts', { cwd: root }).flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .split(/pgTable\(/)
      .slice(1)
      .flatMap((table) => {
        const name = /'([a-z_]+)'/.exec(table)![1]!;
        return [...table.matchAll(/text\('(state|status|stage)'\)/g)].map(([, column]) => `${name}.${column}`);
      }),
  );
  expect(columns.length).toBeGreaterThan(20);
  const held = new Set(stateMachines.map(({ holds }) => holds));
  expect(columns.filter((column) => !held.has(column)).toSorted()).toEqual(Object.keys(otherColumns).toSorted());
});

test('what is read and mailed are texts of both languages, and every mail of the rooms has its place', () => {
  expect(changes.flatMap(({ reads }) => Object.values(reads)).filter((key) => !isText(key))).toEqual([]);
  const mails = new Set(changes.flatMap((change) => Object.values(change.mails)));
  expect([...mails, ...Object.keys(otherMails)].filter((key) => !isMail(key))).toEqual([]);
  const written = globSync('**/locales/**/en.json', { cwd: root }).flatMap((file) => {
    const namespace = file.replace(/\/locales\//, '/').replace(/\/en\.json$/, '');
    const read = (texts: object, path: string[]): string[] =>
      Object.entries(texts).flatMap(([key, value]) => {
        if (typeof value !== 'object') return key === 'subject' && path.includes('mail') ? [path.join('.')] : [];
        return read(value as object, [...path, key]);
      });
    return read(JSON.parse(readFileSync(join(root, file), 'utf8')) as object, []).map((key) => `${namespace}:${key}`);
  });
  const unnamed = written.filter((key) => !mails.has(key));
  expect(unnamed.toSorted()).toEqual(Object.keys(otherMails).toSorted());
});
