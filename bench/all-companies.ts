import { administrator, ensureManyCompanies } from './all-companies-database.ts';
import { startBenchProduct } from './bench-product.ts';
import { type Figure, figure } from './figure.ts';
import { ensureHiring, hiringOwner } from './hiring-database.ts';
import { read, signIn } from './product-calls.ts';
import { repetitions, timeInTurn } from './time-in-turn.ts';

const CANDIDATES = 100_000;
const CHOSEN = 20;

/** An administrator's statistics of a thousand companies, compared with those of one company that has all their candidates. */
export async function measureAllCompanies(): Promise<Figure[]> {
  const databases = [await ensureHiring(CANDIDATES), await ensureManyCompanies(CANDIDATES)];
  const products = await Promise.all(databases.map(startBenchProduct));
  try {
    const [one, many] = products.map(({ url }) => `${url}/api/hiringStatistics`);
    const owner = await signIn(products[0]!.url, hiringOwner);
    const admin = await signIn(products[1]!.url, administrator);
    const { companies } = (await read(`${many}/companies`, admin)) as { companies: { id: string }[] };
    const chosen = companies.slice(0, CHOSEN).map(({ id }) => `companyIds=${id}`);
    if (chosen.length < CHOSEN) throw new Error(`Only ${chosen.length} companies are offered to the administrator.`);
    const figures: Figure[] = [];
    for (const period of ['365', 'all']) {
      const times = await timeInTurn({
        one: () => read(`${one}?period=${period}`, owner),
        all: () => read(`${many}?period=${period}`, admin),
        chosen: () => read(`${many}?period=${period}&${chosen.join('&')}`, admin),
      });
      const compare = (name: string, time: number) =>
        figure(`all-companies: ${name}, period ${period} / one company with all candidates`, time / times.one, {
          atMost: 2,
          unit: ' ×',
          from: `${time.toFixed(1)} ms, one company ${times.one.toFixed(1)} ms, ${CANDIDATES} candidates, median of ${repetitions}`,
        });
      figures.push(compare('of all', times.all), compare(`${CHOSEN} of them`, times.chosen));
    }
    return figures;
  } finally {
    await Promise.all(products.map((product) => product.stop()));
  }
}
