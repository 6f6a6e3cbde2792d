/** How long the next piece of a file that is on its way may take. */
const NEXT_PIECE_MS = 15_000;

export interface IdleTimeout {
  signal: AbortSignal;
  restart: (milliseconds?: number) => void;
  stop: () => void;
}

/** Aborts its signal when it has not been restarted for this long. */
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

/** The same pieces. The timeout runs while the next one is awaited, not while their reader is slow. */
export async function* readPieces<Piece>(
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

/** The same pieces. The timeout starts again with each one that is taken, and runs on after the last one. */
export async function* sendPieces<Piece>(pieces: AsyncIterable<Piece>, timeout: IdleTimeout): AsyncGenerator<Piece> {
  for await (const piece of pieces) {
    timeout.restart();
    yield piece;
  }
}
