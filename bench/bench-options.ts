export interface BenchOptions {
  /** The largest number of vacancies. */
  rows: number;
  /** The parts to measure; all when it is empty. */
  parts: readonly string[];
}
