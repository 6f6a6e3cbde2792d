import { startPayWorld } from './pay-world.ts';

/** What the bank gives back for a file, with codes for each of its payments. */
export function answered(file: string, ...codes: string[]): string {
  return file
    .split('\r\n')
    .map((record, index) => (index === 0 ? `${record.slice(0, 142)}2${record.slice(143)}` : record))
    .map((record) => (record.charAt(13) === 'A' ? record.slice(0, 230) + (codes.shift() ?? '').padEnd(10) : record))
    .join('\r\n');
}

/** A world of pay runs whose bank pays from files. */
export async function startBankWorld() {
  const world = await startPayWorld({
    ...{ PAYOUT_PROVIDER: 'cnab', CNAB_BANK: '341', CNAB_AGREEMENT: '12345', CNAB_BRANCH: '1234-5' },
    ...{ CNAB_ACCOUNT: '98765-4', CNAB_TAX_ID: '11222333000181', CNAB_NAME: 'Ponte' },
    ...{ OPERATOR_NAME: 'Ponte Ltda.', OPERATOR_TAX_ID: '11222333000181', OPERATOR_ADDRESS: 'Rua Um, 1, São Paulo' },
  });
  const { admin } = world;
  const list = async () => (await admin.call('GET /remittances')).body;
  const make = () => admin.call.raw('POST /remittances');
  const download = (fileId: string) => admin.call.raw('GET /remittances/{fileId}/file', { params: { fileId } });
  const give = (text: string, encoding: BufferEncoding = 'latin1') =>
    admin.call.raw('POST /remittances/returns', {
      body: Buffer.from(text, encoding),
      headers: { 'content-type': 'application/octet-stream' },
    });

  /** A run of some people that has come as far as it does by itself, and the file with their payments. */
  async function remitted(count = 1) {
    const people = [];
    for (let index = 0; index < count; index += 1) people.push(await world.work({ pixKey: `ana${index}@pix.example` }));
    const { runId } = (await world.freeze()).body;
    await world.advance();
    const read = async () => (await world.run(runId)).payments;
    const { fileId } = (await make()).body;
    return { people, runId, read, fileId, file: (await download(fileId)).body };
  }
  /** The text of the next file. */
  const nextFile = async () => (await download((await make()).body.fileId)).body;
  return { ...world, list, make, download, give, remitted, nextFile };
}
