export interface BenchOptions {
  /** The largest number of vacancies. */
  rows: number;
  /** Which of its parts to measure; all when it is empty. */
  parts: readonly string[];
}
