import { queryOptions } from '@tanstack/react-query';
import { agendaApi } from './agenda/agenda-api.ts';

export function optionsQuery(applicationId: string) {
  return queryOptions({
    queryKey: ['interviewOptions', applicationId] as const,
    // Other people's times may change at any moment.
    staleTime: 0,
    queryFn: ({ signal }) =>
      agendaApi('GET /candidates/{applicationId}/interview/options', { params: { applicationId }, signal }),
  });
}

export function noteQuery(interviewId: string) {
  return queryOptions({
    queryKey: ['interviewNote', interviewId] as const,
    // Text typed here is newer than text saved in another window.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    queryFn: ({ signal }) => agendaApi('GET /interviews/{interviewId}/note', { params: { interviewId }, signal }),
  });
}
