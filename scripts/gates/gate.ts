export type Result = {
  passed: number;
  failed: number;
  output: string;
  /** Which tests failed, or passed only at the second try: said again at the very end, where a long log is read. */
  notes?: string[];
  /** What its files took. */
  files?: TimedFile[];
  seconds: number;
};

export type TimedFile = { file: string; seconds: number };

export type Gate = {
  name: string;
  title: string;
  /** `gate`: cheap, counts one. `suite`: takes the machine for itself and counts its tests. */
  kind: 'gate' | 'suite';
  run(parameters: string[]): Promise<Omit<Result, 'seconds'>>;
};

export async function timed(gate: Gate, parameters: string[]): Promise<Result> {
  const started = Date.now();
  const seconds = () => (Date.now() - started) / 1000;
  try {
    const result = await gate.run(parameters);
    if (result.passed + result.failed > 0 || parameters.includes('--changed')) return { ...result, seconds: seconds() };
    return { passed: 0, failed: 1, output: `${result.output}\nNothing was executed.`, seconds: seconds() };
  } catch (error) {
    return { passed: 0, failed: 1, output: error instanceof Error ? error.message : String(error), seconds: seconds() };
  }
}
