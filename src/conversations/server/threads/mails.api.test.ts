import { afterAll, expect, it } from 'vitest';
import { startPipelineWorld } from '#application/testing/pipeline-world.ts';
import { startTestProduct } from '#application/testing/test-product.ts';
import { conversationSteps } from '#application/testing/steps/conversation-steps.ts';
import { waitingSteps } from '#application/testing/steps/waiting-steps.ts';
import { eq } from 'drizzle-orm';
import { workspaceMembers } from '#workspaces/server/tables.ts';
import { mailUnreadJob } from './mail-unread.ts';

// This file has a world of its own, because the job mails everybody.
const world = await startPipelineWorld(startTestProduct());
const { product, owner, chooser, watcher, recruiter, workspaceId, scene, mailsTo } = world;
afterAll(() => product.close());
const headers = { workspaceid: workspaceId };
const { write, answer, mark, markOwn } = conversationSteps();
const { letPass } = waitingSteps(() => product);
const runMails = () => product.runJob(mailUnreadJob);

/** The subjects of the mails to somebody since the last look. */
function watch(email: string) {
  let seen = 0;
  return async () => {
    const mails = await mailsTo(email);
    return mails.slice(seen, (seen = mails.length)).map(({ subject }) => subject);
  };
}

it('PIP-06 a conversation mails each reader once in a quarter of an hour, and then what is still unread', async () => {
  const { ids, members } = await scene(['new']);
  const [id, member] = [ids[0]!, members[0]!];
  const toMember = watch(member.email);
  await write(owner, id, 'Primeira');
  expect(await toMember()).toEqual(['Casa Ipê escreveu para você sobre “Engenharia de dados 0”']);
  await write(owner, id, 'Segunda');
  await write(owner, id, 'Terceira');
  await letPass({ minutes: 10 });
  await Promise.all([runMails(), runMails()]);
  expect(await toMember()).toEqual([]);
  await letPass({ minutes: 6 });
  await Promise.all([runMails(), runMails()]);
  expect(await toMember()).toEqual(['2 novas mensagens de Casa Ipê sobre “Engenharia de dados 0”']);
  await write(owner, id, 'Quarta');
  await markOwn(member, id, { read: true });
  await letPass({ minutes: 20 });
  await runMails();
  expect(await toMember()).toEqual([]);
});

it('PIP-06 a candidate’s answer is mailed to those who wrote there and still work there, unless they switched it off', async () => {
  const { ids, members } = await scene(['new']);
  const [id, member] = [ids[0]!, members[0]!];
  await write(owner, id, 'Olá');
  await write(chooser, id, 'Também olá', {}, headers);
  const [toOwner, toChooser, toWatcher, toRecruiter] = [owner, chooser, watcher, recruiter].map(({ email }) =>
    watch(email),
  ) as [() => Promise<string[]>, () => Promise<string[]>, () => Promise<string[]>, () => Promise<string[]>];
  for (const look of [toOwner, toChooser, toWatcher, toRecruiter]) await look();
  await mark(watcher, id, { mails: true }, headers);
  await answer(member, id, 'Bom dia');
  for (const look of [toOwner, toChooser, toWatcher]) {
    expect(await look()).toEqual([expect.stringContaining('escreveu para você sobre')]);
  }
  expect(await toRecruiter()).toEqual([]);

  await letPass({ minutes: 16 });
  await mark(owner, id, { mails: false });
  await product.database.delete(workspaceMembers).where(eq(workspaceMembers.userId, chooser.id));
  await answer(member, id, 'Alguém aí?');
  expect([await toOwner(), await toChooser()]).toEqual([[], []]);
  expect(await toWatcher()).toHaveLength(1);
  await answer(member, id, 'Olá?');
  await letPass({ minutes: 16 });
  await runMails();
  expect([await toOwner(), await toChooser(), (await toWatcher()).length]).toEqual([[], [], 1]);
});

it('PIP-06 a candidate’s answer is mailed to the owner when nobody who wrote works there any more', async () => {
  const { ids, members } = await scene(['new']);
  const [id, member] = [ids[0]!, members[0]!];
  const colleague = { workspaceId: world.workspaceId, userId: chooser.id, permissions: ['chooseSuggested' as const] };
  await product.database.insert(workspaceMembers).values(colleague).onConflictDoNothing();
  expect((await write(chooser, id, 'Olá', {}, headers)).status).toBe(201);
  await product.database.delete(workspaceMembers).where(eq(workspaceMembers.userId, chooser.id));
  const [toOwner, toChooser] = [watch(owner.email), watch(chooser.email)];
  for (const look of [toOwner, toChooser]) await look();
  await answer(member, id, 'Bom dia');
  expect([(await toOwner()).length, await toChooser()]).toEqual([1, []]);
  // Once in a quarter of an hour, like everybody.
  await answer(member, id, 'E boa semana');
  expect(await toOwner()).toEqual([]);
});
