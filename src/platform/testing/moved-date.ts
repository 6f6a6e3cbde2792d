import { setDateAhead } from '#platform/calendar/clock.ts';

const MachineDate = globalThis.Date;
let ahead = 0;

const MovedDate = new Proxy(MachineDate, {
  construct: (target, given, called) =>
    Reflect.construct(target, given.length === 0 ? [target.now() + ahead] : given, called) as Date,
  apply: (target) => new target(target.now() + ahead).toString(),
  get: (target, name) => (name === 'now' ? () => target.now() + ahead : (Reflect.get(target, name) as unknown)),
});

/** Lets this process, the product in it and its statements go on from a moment as if it was now. */
export function beginAt(moment: string): void {
  const time = MachineDate.parse(moment);
  if (Number.isNaN(time)) throw new Error(`TEST_MOMENT is not a point in time: ${moment}`);
  moveDate(time - MachineDate.now());
}

export function returnToMachineTime(): void {
  moveDate(0);
}

function moveDate(milliseconds: number): void {
  ahead = milliseconds;
  globalThis.Date = milliseconds === 0 ? MachineDate : MovedDate;
  setDateAhead(milliseconds);
}
