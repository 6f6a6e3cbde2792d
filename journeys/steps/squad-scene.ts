import type { Page } from '@playwright/test';

/** A project with one vacancy, posted by a company. */
export async function postProject(company: Page, title: string): Promise<string> {
  const answer = await company.request.post('/api/project/post', {
    data: { title, positions: [{ title, aboutOpportunity: 'Kitchens for small flats, drawn with the families.' }] },
  });
  const { projectId } = (await answer.json()) as { projectId: string };
  return projectId;
}

/** A new professional applies to its vacancy; returns that person. */
export async function applyTo(member: Page, projectId: string): Promise<{ name: string; memberId: string }> {
  await member.request.post('/api/opportunities/selfAdmission', { data: { projectId, positionIndex: 0 } });
  const { profile } = (await (await member.request.get('/api/users/profile')).json()) as {
    profile: { displayName: string };
  };
  const { session } = (await (await member.request.get('/api/session')).json()) as { session: { userId: string } };
  return { name: profile.displayName, memberId: session.userId };
}

/** The company selects a person; `replaces` names the currently selected one. */
export async function select(company: Page, projectId: string, memberId: string, replaces?: string): Promise<void> {
  const answer = await company.request.post(`/api/myProjects/selectFreelancer/${projectId}/0/${memberId}`, {
    data: replaces === undefined ? {} : { replaces },
  });
  if (!answer.ok()) throw new Error(await answer.text());
}
