import type { SignedInContext } from '#platform/http/request-context.ts';
import { projectErrors } from '#projects/errors.ts';
import { projectPaths } from '#projects/paths.ts';
import { isTerminal } from '#projects/rules/status.ts';
import type { ProjectStatus } from '#projects/rules/terms.ts';
import { hasPermission } from '#projects/server/policy.ts';
import { findProject } from '#projects/server/queries.ts';
import { isWritten, type TicketType } from '#support/rules/ticket-terms.ts';
import { listOpenRequests } from '#support/server/settle-requests.ts';
import { listEvents, listProfessionals, listSquad, listVacancies } from './queries.ts';

type Row = Awaited<ReturnType<typeof listProfessionals>>[number];

/**
 * The professionals of a project and the vacancies added to it later. What was agreed with a person is for whoever may access payments;
 * recruiters see no money at all.
 */
export async function readProfessionals(context: SignedInContext, projectId: string) {
  const { database, reach, session } = context;
  const found = await findProject(database, reach, projectId);
  if (!found) throw projectErrors.notFound();
  const rows = await listProfessionals(database, projectId);
  const ids = rows.map(({ professional }) => professional.id);
  const [events, requests, vacancies] = await Promise.all([
    listEvents(database, ids),
    listOpenRequests(database, ids),
    listVacancies(database, projectId),
  ]);
  const isStaff = session.role === 'admin';
  const seesMoney = session.role !== 'recruiter';
  const seesPay = hasPermission(context, 'accessPayments');
  return {
    professionals: rows.map((row) => {
      const { professional } = row;
      const own = requests.filter(({ professionalId }) => professionalId === professional.id);
      return {
        ...presentProfessional(row, { isStaff, seesPay, isOver: isTerminal(found.project.status) }),
        requests: own.flatMap(({ type, supportId, answerDueAt }) =>
          isWritten(type) || type === 'hoursRuling'
            ? []
            : [{ type, supportId, answerDueAt: answerDueAt.toISOString() }],
        ),
        events: events
          .filter(({ professionalId }) => professionalId === professional.id)
          .map(({ professionalId: _, reason, at, ...event }) => ({
            ...event,
            // The reason why somebody is to leave is only for the company and the team.
            reason: session.role === 'recruiter' ? null : reason,
            at: at.toISOString(),
          })),
        abilities: abilitiesOf(
          context,
          row,
          found.project.status,
          own.map(({ type }) => type),
        ),
      };
    }),
    vacancies: vacancies.map(({ vacancy, positionIndex, positionState, replaced }) => ({
      id: vacancy.id,
      kind: vacancy.kind,
      positionIndex,
      positionState,
      path: projectPaths.vacancyLink(projectId, positionIndex, vacancy.kind, vacancy.id),
      function: vacancy.function,
      monthlyHours: vacancy.monthlyHours,
      isDropped: vacancy.droppedAt !== null,
      value: seesMoney
        ? { netHourly: vacancy.netHourly, grossHourly: vacancy.grossHourly, currency: vacancy.currency }
        : null,
      replaces: vacancy.reason && replaced !== null ? { name: replaced, reason: vacancy.reason } : null,
      createdAt: vacancy.createdAt.toISOString(),
    })),
  };
}

function presentProfessional(
  { professional, name, image, positionIndex, positionTitle, monthlyHours }: Row,
  { isStaff, seesPay, isOver }: { isStaff: boolean; seesPay: boolean; isOver: boolean },
) {
  const { id, memberId, state, paymentBlockedAt, hiredAt, endedAt, version, hoursOwed, financeNote } = professional;
  const { agreedHours, agreedNet, agreedGross, agreedCurrency } = professional;
  const pay = agreedCurrency && { netHourly: agreedNet!, grossHourly: agreedGross!, currency: agreedCurrency };
  return {
    id,
    memberId,
    name,
    image,
    positionIndex,
    positionTitle,
    monthlyHours: agreedHours ?? monthlyHours,
    pay: seesPay ? pay : null,
    state,
    works: endedAt === null && !isOver,
    version,
    paymentBlockedAt: paymentBlockedAt?.toISOString() ?? null,
    hiredAt: hiredAt.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
    deactivation: isStaff && hoursOwed !== null ? { hoursOwed, financeNote: financeNote ?? '' } : null,
  };
}

function abilitiesOf(
  context: SignedInContext,
  { professional }: Row,
  status: ProjectStatus,
  asked: readonly TicketType[],
) {
  const works = professional.endedAt === null;
  const isBlocked = professional.paymentBlockedAt !== null;
  const isAdmin = context.session.role === 'admin';
  const isCompany = context.session.role === 'squadOwner';
  return {
    requestBlock:
      works && isCompany && !isBlocked && !asked.includes('paymentBlock') && hasPermission(context, 'blockPayments'),
    requestDeactivation:
      works && isCompany && !asked.includes('deactivation') && hasPermission(context, 'turnOffProfessionals'),
    replace:
      works && professional.state === 'active' && !isTerminal(status) && hasPermission(context, 'assignProfessionals'),
    block: works && isAdmin && !isBlocked,
    unblock: works && isAdmin && isBlocked,
    deactivate: works && isAdmin,
  };
}

export async function readSquad({ database, reach }: SignedInContext) {
  return { professionals: await listSquad(database, reach) };
}
