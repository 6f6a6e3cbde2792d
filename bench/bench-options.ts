export interface BenchOptions {
  /** The largest number of vacancies. */
  rows: number;
}
