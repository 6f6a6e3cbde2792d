import sharp from 'sharp';
import type { Person, startPipelineWorld } from '#application/testing/pipeline-world.ts';
import { believableProfile, buildProfiles } from '#profiles/builders.ts';

export type PipelineWorld = Awaited<ReturnType<typeof startPipelineWorld>>;

const binary = { 'content-type': 'application/octet-stream' };

/** What tests of portfolios do. */
export function portfolioSteps(product: () => PipelineWorld['product']) {
  /** A professional whom everybody may find. */
  async function findable() {
    const person = await product().person({ role: 'squadMember', name: 'Iara Souza', language: 'pt' });
    const profile = believableProfile(3);
    await buildProfiles(product().database, [{ memberId: person.id, profile, listedAt: new Date() }]);
    return person;
  }
  const plain = (width = 60, height = 40) =>
    sharp({ create: { width, height, channels: 3, background: 'teal' } })
      .png()
      .toBuffer();
  const own = async (who: Person) => (await who.call('GET /users/portfolio')).body;
  const add = async (who: Person, title: string) =>
    (await who.call('POST /users/portfolio', { body: { title } })).body.pieceId;
  const upload = (who: Person, pieceId: string, body: Uint8Array | string, name = 'a.png') =>
    who.call('POST /users/portfolio/{pieceId}/files', { params: { pieceId }, query: { name }, body, headers: binary });
  const read = (who: Pick<Person, 'call'>, memberId: string) =>
    who.call('GET /portfolios/{memberId}', { params: { memberId } });
  /** A picture or PDF as a browser gets it: no header says for which space. */
  const fetchFile = (
    memberId: string,
    fileId: string,
    who?: Person,
    headers: Record<string, string> = {},
    query = '',
  ) =>
    fetch(`${product().url}/api/portfolios/${memberId}/files/${fileId}${query}`, {
      headers: { ...(who && { authorization: `Bearer ${who.token}` }), ...headers },
    });
  return { findable, plain, own, add, upload, read, fetchFile };
}
