import type { Contract } from '#platform/contract/operation.ts';
import type { AccessTable, Who } from '#platform/testing/access-row.ts';

const spoken = { squadOwner: 'company', squadMember: 'professional', admin: 'administrator', recruiter: 'recruiter' };

/** The differences between the table and the contract's declarations, one line each; empty when they agree. */
export function compareAccess(contract: Contract, table: AccessTable): string[] {
  const rows = Map.groupBy(
    table.flatMap(({ calls, who }) => calls.map((call) => ({ call, who: inWords(who) }))),
    ({ call }) => call,
  );
  const problems = [...rows].flatMap(([call, { length }]) => [
    ...(call in contract ? [] : [`${call} stands in the table and is no operation`]),
    ...(length === 1 ? [] : [`${call} stands in the table ${length} times`]),
  ]);
  for (const [key, { access }] of Object.entries(contract)) {
    const said = rows.get(key)?.[0]?.who ?? 'nothing';
    const declared = access === 'public' ? 'anybody' : inWords(asWho(access));
    if (said !== declared) problems.push(`${key}: the table says ${said}; declared is ${declared}`);
  }
  return problems;
}

function asWho({ roles, permission, ...rest }: Exclude<Contract[keyof Contract]['access'], 'public'>): Who {
  return {
    ...rest,
    roles: roles.map((role) => spoken[role]) as Exclude<Who, string>['roles'],
    ...(permission && { right: permission }),
  };
}

function inWords(who: Who): string {
  if (who === 'anybody') return who;
  return [
    who.roles.toSorted().join(', '),
    who.right && `with ${who.right}`,
    who.ownerOnly && 'owner only',
    who.verified && 'verified',
    who.withoutSpace && 'also without a space',
  ]
    .filter(Boolean)
    .join('; ');
}
