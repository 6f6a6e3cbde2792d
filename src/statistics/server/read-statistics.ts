import { decideAccess } from '#platform/access/decide-access.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { statisticsContract, type StatisticsView } from '#statistics/contract.ts';
import { stayPercentile } from '#statistics/rules/stay-buckets.ts';
import { candidateSources } from '#applications/rules/candidate-sources.ts';
import { type Departure, departures, funnelStages } from '#statistics/rules/terms.ts';
import { countCurrent, readReasons, readTallies, readTimeToHire, type Tally } from './queries.ts';
import { type About, scopeOf } from './scope.ts';

/** The figures of a company or a project; the cost depends on the days of the period, for reasons on who was disqualified in it. */
export async function readStatistics(context: SignedInContext, about: About): Promise<StatisticsView> {
  const { database, now } = context;
  const scope = await scopeOf(context, about);
  const [tallies, timeToHire, current, reasons] = await Promise.all([
    readTallies(database, scope),
    readTimeToHire(database, scope),
    countCurrent(database, scope, now),
    readReasons(database, scope),
  ]);
  const came = sumOf(tallies, { metric: 'came' });
  const hired = sumOf(tallies, { metric: 'hired' });
  return {
    project: scope.project,
    companies: [...scope.companies],
    everyCompany: scope.isEverything ? { lookedThrough: scope.workspaceIds.length } : null,
    since: scope.since,
    now: current,
    came,
    hired,
    underWay: came - hired - sumOf(tallies, { metric: 'left' }),
    timeToHire,
    stages: funnelStages.map((stage) => ({
      stage,
      reached: sumOf(tallies, { metric: 'reached', stage }),
      left: Object.fromEntries(
        departures.map((label) => [label, sumOf(tallies, { metric: 'left', stage, label })]),
      ) as Record<Departure, number>,
      stay: stayOf(tallies, stage),
    })),
    sources: candidateSources.map((source) => ({
      source,
      came: sumOf(tallies, { metric: 'came', label: source }),
      hired: sumOf(tallies, { metric: 'hired', label: source }),
    })),
    reasons,
    abilities: { export: mayExport(context) },
  };
}

/** Says whether the caller may export, as the gate decides for the file. */
function mayExport({ session, workspace }: SignedInContext): boolean {
  return decideAccess(statisticsContract['GET /hiringStatistics/csv'].access, session, workspace) === 'allowed';
}

function sumOf(tallies: readonly Tally[], filter: Partial<Tally>): number {
  const matches = (tally: Tally) => Object.entries(filter).every(([key, value]) => tally[key as keyof Tally] === value);
  return tallies.filter(matches).reduce((sum, { amount }) => sum + amount, 0);
}

function stayOf(tallies: readonly Tally[], stage: Tally['stage']) {
  const stays = tallies.filter((tally) => tally.metric === 'stay' && tally.stage === stage);
  const buckets = new Map(stays.map(({ label, amount }) => [Number(label), amount]));
  return {
    count: stays.reduce((sum, { amount }) => sum + amount, 0),
    median: stayPercentile(buckets, 0.5),
    ninetieth: stayPercentile(buckets, 0.9),
  };
}
