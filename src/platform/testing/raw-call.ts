import { connect, type Socket } from 'node:net';

export interface RawAnswer {
  status: number;
  headers: string;
  body: { error: { code: string; message: string; requestId: string } };
}

/** A raw connection, for what no client library would send. */
export function openRaw(url: string): Socket {
  const { port, hostname } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => {});
  return socket;
}

/** Reads the next response on a connection by its content length; rejects when the connection ends before. */
export function readAnswer(socket: Socket): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    let said = '';
    const look = () => {
      const [headers = '', body = ''] = said.split(/\r\n\r\n([^]*)/);
      const length = Number(/content-length: (\d+)/i.exec(headers)?.[1] ?? NaN);
      if (Number.isNaN(length) || Buffer.byteLength(body) < length) return;
      const status = Number(headers.split(' ')[1]);
      resolve({ status, headers, body: body.startsWith('{') ? JSON.parse(body) : body });
    };
    socket.on('data', (data: Buffer) => {
      said += data.toString();
      look();
    });
    socket.once('close', () => reject(new Error(`The connection ended after: ${said.slice(0, 200)}`)));
  });
}

/** Sends these bytes and returns the response. */
export async function callRaw(url: string, text: string): Promise<RawAnswer> {
  const socket = openRaw(url);
  const answer = readAnswer(socket);
  socket.write(text);
  try {
    return await answer;
  } finally {
    socket.destroy();
  }
}
