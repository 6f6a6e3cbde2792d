import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { type Person, startPipelineWorld } from '#application/testing/pipeline-world.ts';

const { product, owner, otherOwner, watcher, chooser, workspaceId, statusesOf } = await startPipelineWorld();
afterAll(() => product.close());
const headers = { workspaceid: workspaceId };

const settings = {
  layout: 'table' as const,
  sort: 'stageEnteredAt' as const,
  direction: 'ascending' as const,
  stages: ['new' as const],
  overdue: true as const,
};
const keep = (who: Person, name: string, isShared = false) =>
  who.call('POST /candidates/views', { body: { name, isShared, settings }, headers });
const viewsOf = async (who: Person) =>
  (await who.call('GET /candidates/views', { query: {}, headers })).body.views as {
    name: string;
    isDefault: boolean;
    isOwn: boolean;
    settings: object;
    abilities: { change: boolean };
  }[];

describe('saved views of the candidates', () => {
  it('PIP-01 are private until they are shared, and open with the saved filters, order and layout', async () => {
    await keep(chooser, 'Minha');
    const shared = await keep(chooser, 'De todos', true);
    expect((await viewsOf(chooser)).map(({ name }) => name)).toEqual(['De todos', 'Minha']);
    expect(await viewsOf(watcher)).toMatchObject([
      { name: 'De todos', isOwn: false, settings, abilities: { change: false } },
    ]);
    const params = { viewId: shared.body.viewId };
    const change = (who: Person, name: string, version: number) =>
      who.call('PATCH /candidates/views/{viewId}', {
        params,
        body: { name, isShared: true, settings, version },
        headers,
      });
    expect((await change(watcher, 'x', 1)).status).toBe(403);
    expect(statusesOf(await Promise.all([change(chooser, 'A', 1), change(owner, 'B', 1)]))).toEqual([200, 409]);
    expect((await change(otherOwner, 'x', 2)).status).toBe(404);
    expect((await watcher.call('DELETE /candidates/views/{viewId}', { params, headers })).status).toBe(403);
    expect((await keep(watcher, 'x', true)).status).toBe(403);
  });

  it('PIP-01 kept before sources had one name each choose by the new names', async () => {
    const { viewId } = (await keep(owner, 'De antes')).body;
    const former = { ...settings, sources: ['upsell', 'replacement', 'talentTeam', 'link'] };
    await product.database.execute(
      sql`update candidate_views set settings = ${JSON.stringify(former)}::jsonb where id = ${viewId}`,
    );
    const migration = readFileSync(
      join(import.meta.dirname, '../../../../../migrations/0046_one_word_for_a_source.sql'),
      'utf8',
    );
    await product.database.execute(sql.raw(migration.slice(migration.indexOf('UPDATE "candidate_views"'))));
    const views = await viewsOf(owner);
    expect(views.find(({ name }) => name === 'De antes')!.settings).toEqual({
      ...settings,
      sources: ['link', 'suggestion'],
    });
    expect((await owner.call('DELETE /candidates/views/{viewId}', { params: { viewId }, headers })).status).toBe(200);
  });

  it('PIP-01 one of them is the default, until it is deleted or no longer shared with the reader', async () => {
    const { body } = await keep(watcher, 'Sempre esta');
    const choose = (who: Person, viewId: string | null) =>
      who.call('PUT /candidates/defaultView', { body: { viewId }, headers });
    const chosen = async () => (await viewsOf(watcher)).flatMap(({ isDefault, name }) => (isDefault ? [name] : []));
    expect((await choose(watcher, body.viewId)).status).toBe(200);
    expect(await chosen()).toEqual(['Sempre esta']);
    expect((await choose(chooser, body.viewId)).status).toBe(404);
    await watcher.call('DELETE /candidates/views/{viewId}', { params: { viewId: body.viewId }, headers });
    expect(await chosen()).toEqual([]);
    expect((await choose(watcher, null)).status).toBe(200);

    const { viewId, version } = (await keep(chooser, 'Por um tempo', true)).body;
    expect((await choose(watcher, viewId)).status).toBe(200);
    expect(await chosen()).toEqual(['Por um tempo']);
    await chooser.call('PATCH /candidates/views/{viewId}', {
      params: { viewId },
      body: { name: 'Por um tempo', isShared: false, settings, version },
      headers,
    });
    expect(await chosen()).toEqual([]);
  });

  it('PIP-01 are fifty at most, also when two are saved at once, and store nothing else', async () => {
    for (let count = 0; count < 49; count++) await keep(owner, `Visão ${count}`);
    expect(statusesOf(await Promise.all([keep(owner, 'a'), keep(owner, 'b')]))).toEqual([201, 409]);
    const odd = await owner.call.raw('POST /candidates/views', {
      body: { name: 'x', isShared: false, settings: { ...settings, script: 'x' } },
    });
    expect(odd.status).toBe(422);
  });
});
