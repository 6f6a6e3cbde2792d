import { buildPeople } from '#accounts/builders.ts';
import { defineDemoCapability } from '#platform/capability/demo-capability.ts';
import { announceAll } from '#platform/events/live-topics.ts';
import { believableProfile, buildProfiles } from '#profiles/builders.ts';
import { demoPictures, plantPortfolios } from '#profiles/portfolio/demo/plant-portfolios.ts';
import { emptyProfile, type Profile } from '#profiles/rules/profile.ts';
import { PROFESSIONALS_TOPIC } from '#profiles/server/announce-professional.ts';

const PROFESSIONALS = 42;
const DAY_MS = 86_400_000;

/** Complete profiles, and finally a person who has just started: `member2@demo.test`. */
export const capability = defineDemoCapability({
  plant: async ({ database }) => {
    const complete = Array.from({ length: PROFESSIONALS }, (_, seed) => believableProfile(seed));
    const beginner = {
      ...emptyProfile(),
      displayName: 'Caio Bittencourt',
      jobTitle: 'Designer de produto',
      level: 4,
      city: 'Porto Alegre',
      country: 'BR',
    };
    const all = [...complete, beginner];
    const people = await buildPeople(
      database,
      all.map((profile, index) => ({
        role: 'squadMember' as const,
        name: profile.displayName,
        email:
          index === 0
            ? 'member@demo.test'
            : profile === beginner
              ? 'member2@demo.test'
              : `professional${index}@demo.test`,
        language: index % 4 === 3 ? ('en' as const) : ('pt' as const),
      })),
    );
    await buildProfiles(
      database,
      all.map((profile, index) => ({
        memberId: people[index]!.id,
        profile,
        // Two thirds want to be found by companies.
        ...(index % 3 !== 0 && profile !== beginner && { listedAt: new Date(Date.now() - 60 * DAY_MS) }),
        ...(index > 0 && profile !== beginner && { changedAt: new Date(Date.now() - ((index * 11) % 47) * DAY_MS) }),
      })),
    );
    // The ranking index may have been built already.
    await announceAll(
      database,
      people.map(({ id }) => ({ topic: PROFESSIONALS_TOPIC, id })),
    );
    const members = complete.map((profile, index) => ({ id: people[index]!.id, profile }));
    await plantPortfolios(database, members);
    return { members };
  },
  files: demoPictures,
});

declare module '#platform/capability/demo-capability.ts' {
  interface DemoWorld {
    /** Professionals with complete profiles; the first is the one that anybody may sign in as. */
    members: readonly { id: string; profile: Profile }[];
  }
}
