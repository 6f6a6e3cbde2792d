/** The last call of each address that changes something, while it runs. */
const running = new Map<string, { body: string; call: Promise<unknown> }>();

/**
 * A press counts once: the same call again, while the first one runs, is the first one. Only the last call of an address is compared,
 * so that on, off and on again stay three.
 */
export function callOnce<Result>(address: string, body: string, make: () => Promise<Result>): Promise<Result> {
  const last = running.get(address);
  if (last?.body === body) return last.call as Promise<Result>;
  const call = make();
  const entry = { body, call };
  running.set(address, entry);
  const end = () => {
    if (running.get(address) === entry) running.delete(address);
  };
  void call.then(end, end);
  return call;
}
