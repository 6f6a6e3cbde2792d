import { startBenchProduct } from './bench-product.ts';
import { type Figure, figure } from './figure.ts';
import { ensureHiring, hiringOwner } from './hiring-database.ts';
import { read, signIn } from './product-calls.ts';
import { repetitions, timeInTurn } from './time-in-turn.ts';

const sizes = [1_000, 10_000, 100_000];
const asked = {
  'of a year': '/hiringStatistics?period=365',
  'of all time': '/hiringStatistics?period=all',
  'rows behind one': '/hiringStatistics/candidates?period=365&of=left&stage=qualify&departure=disqualified',
} as const;

/** The statistics of companies with ten and a hundred times as many candidates: the time may grow at most with the square root. */
export async function measureStatistics(): Promise<Figure[]> {
  const databases: string[] = [];
  for (const size of sizes) databases.push(await ensureHiring(size));
  const products = await Promise.all(databases.map(startBenchProduct));
  try {
    const cookies = await Promise.all(products.map(({ url }) => signIn(url, hiringOwner)));
    const figures: Figure[] = [];
    for (const [name, path] of Object.entries(asked)) {
      const runs = sizes.map((size, index) => [
        String(size),
        () => read(`${products[index]!.url}/api${path}`, cookies[index]!),
      ]);
      const times: Record<string, number> = await timeInTurn(Object.fromEntries(runs));
      const bySize = sizes.map((size) => `${size.toLocaleString('en')}: ${times[size]!.toFixed(1)} ms`).join(', ');
      for (const [index, size] of sizes.entries()) {
        const former = sizes[index - 1];
        if (former === undefined) continue;
        figures.push(
          figure(`statistics: ${name}, ${size / sizes[0]!} × the candidates`, times[size]! / times[sizes[0]!]!, {
            atMost: Number(Math.sqrt(size / sizes[0]!).toFixed(1)),
            unit: ' ×',
            from: `median of ${repetitions}; ${bySize}`,
          }),
        );
      }
    }
    return figures;
  } finally {
    await Promise.all(products.map((product) => product.stop()));
  }
}
