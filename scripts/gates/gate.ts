export type Result = {
  passed: number;
  failed: number;
  output: string;
  /** Tests that failed, or passed only at the second attempt; repeated at the very end of the log. */
  notes?: string[];
  /** The duration of its files. */
  files?: TimedFile[];
  seconds: number;
  cpuSeconds: number;
};

export type TimedFile = { file: string; seconds: number };

export type Gate = {
  name: string;
  title: string;
  /** `gate`: cheap, counts as one check. `suite`: uses the whole machine and counts its tests. */
  kind: 'gate' | 'suite';
  /** Runs only where it is asked for by name, because another gate says the same. */
  alone?: true;
  /** The command that repeats it, where its name alone does not. */
  again?: string;
  run(parameters: string[]): Promise<Omit<Result, 'seconds'>>;
};

export async function timed(gate: Gate, parameters: string[]): Promise<Result> {
  const started = Date.now();
  const seconds = () => (Date.now() - started) / 1000;
  try {
    const result = await gate.run(parameters);
    const mayBeNone = parameters.includes('--changed') || parameters.includes('--passWithNoTests');
    if (result.passed + result.failed > 0 || mayBeNone) return { ...result, seconds: seconds() };
    return { ...result, failed: 1, output: `${result.output}\nNothing was executed.`, seconds: seconds() };
  } catch (error) {
    const output = error instanceof Error ? error.message : String(error);
    return { passed: 0, failed: 1, output, seconds: seconds(), cpuSeconds: 0 };
  }
}
