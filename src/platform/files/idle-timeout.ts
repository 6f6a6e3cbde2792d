/** How long the next chunk of a file in transfer may take. */
const NEXT_PIECE_MS = 15_000;

export interface IdleTimeout {
  signal: AbortSignal;
  restart: (milliseconds?: number) => void;
  stop: () => void;
}

/** Aborts its signal unless it is restarted within this time. */
export function startIdleTimeout(milliseconds: number): IdleTimeout {
  const controller = new AbortController();
  const abort = () => controller.abort(new DOMException('The file storage took too long.', 'TimeoutError'));
  let timer: NodeJS.Timeout | undefined;
  const stop = () => clearTimeout(timer);
  const restart = (next = milliseconds) => {
    stop();
    timer = setTimeout(abort, next).unref();
  };
  restart();
  return { signal: controller.signal, restart, stop };
}

/** Passes the chunks on. The timeout runs while the next chunk is awaited, not while the reader is slow. */
export async function* readChunks<Piece>(
  pieces: AsyncIterable<Piece>,
  timeout: IdleTimeout,
  nextPieceMs = NEXT_PIECE_MS,
): AsyncGenerator<Piece> {
  timeout.restart(nextPieceMs);
  try {
    for await (const piece of pieces) {
      timeout.stop();
      yield piece;
      timeout.restart(nextPieceMs);
    }
  } finally {
    timeout.stop();
  }
}

/** Passes the chunks on. The timeout restarts with each chunk that is taken, and keeps running after the last one. */
export async function* sendChunks<Piece>(pieces: AsyncIterable<Piece>, timeout: IdleTimeout): AsyncGenerator<Piece> {
  for await (const piece of pieces) {
    timeout.restart();
    yield piece;
  }
}
