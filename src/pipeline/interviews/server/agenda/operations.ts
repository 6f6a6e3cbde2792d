import { implement } from '#platform/http/implement.ts';
import { agendaContract } from '#pipeline/interviews/contract/agenda.ts';
import { changeInterview, recordOutcome } from './change-interview.ts';
import { readNote, writeNote } from './interview-notes.ts';
import { readAgenda, readAgendaFilters } from './read-agenda.ts';
import { readOptions } from './read-options.ts';

export const agendaOperations = implement(agendaContract, {
  'GET /interviews': ({ query, context }) => readAgenda(context, query),
  'GET /interviews/filters': ({ context }) => readAgendaFilters(context),
  'GET /candidates/{applicationId}/interview/options': ({ params, context }) =>
    readOptions(context, params.applicationId),
  'PATCH /interviews/{interviewId}': async ({ params, body, context }) => {
    await changeInterview(context, params.interviewId, body);
    return { done: true as const };
  },
  'POST /interviews/{interviewId}/outcome': async ({ params, body, context }) => {
    await recordOutcome(context, params.interviewId, body.outcome);
    return { done: true as const };
  },
  'GET /interviews/{interviewId}/note': ({ params, context }) => readNote(context, params.interviewId),
  'PUT /interviews/{interviewId}/note': ({ params, body, context }) => writeNote(context, params.interviewId, body),
});
