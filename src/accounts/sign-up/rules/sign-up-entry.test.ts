import { describe, expect, it } from 'vitest';
import { journeyOf, type SignUpEntry, signUpEntry } from './sign-up-entry.ts';
import type { VisitKey } from '#accounts/rules/storage-keys.ts';

const owner = { role: 'squadOwner' } as const;
const member = { role: 'squadMember' } as const;
const hidden = { choiceHidden: true } as const;
const shown = { choiceHidden: false } as const;

describe('the sign-up page', () => {
  it.each<[string, string, VisitKey[], Partial<SignUpEntry>]>([
    ['/signup', '', [], { ...member, ...shown, journey: 'standard', campaign: null }],
    ['/signup', '?employer', [], { ...owner, ...shown }],
    ['/signup', '?employer=1&brand=recruiting', [], { ...owner, ...shown }],
    ['/signup', '?journey=new', [], { ...member, ...shown, journey: 'newJourney' }],
    ['/signup', '?employer&journey=new', [], { ...owner, journey: 'newJourney' }],
    ['/signup', '?journey=sales', [], { journey: 'standard' }],
    ['/signup', '', ['workspaceInvite'], { ...owner, ...hidden, journey: 'invitation' }],
    ['/signup', '', ['workspaceInvite', 'selfAdmission'], { ...owner, ...hidden, journey: 'invitation' }],
    ['/signup', '', ['selfAdmission'], { ...member, ...hidden, journey: 'standard' }],
    ['/signup', '', ['matchmakingInvite'], { ...member, ...hidden }],
    ['/signup', '', ['assessmentsInvite'], { ...member, ...hidden }],
    ['/signup', '?employer', ['assessmentsInvite'], { ...owner, ...hidden }],
  ])('ACC-08 %s%s with %j stored', (path, search, keys, expected) => {
    const stored = Object.fromEntries(keys.map((key) => [key, true]));
    expect(signUpEntry({ path, search, stored })).toMatchObject(expected);
  });

  it.each<[string, Partial<SignUpEntry>]>([
    ['/sales-signup', { journey: 'sales', campaign: null }],
    ['/sales-signup/', { journey: 'sales', campaign: null }],
    ['/sales-signup/black-friday_26', { journey: 'sales', campaign: 'black-friday_26' }],
    ['/sales-signup/ver%C3%A3o', { journey: 'sales', campaign: 'verão' }],
    ['/sales-signup/%E0%A4', { journey: 'sales', campaign: null }],
    ['/sales-signup/<script>', { journey: 'sales', campaign: null }],
    [`/sales-signup/${'x'.repeat(61)}`, { journey: 'sales', campaign: null }],
    ['/matchmaking-signup', { journey: 'matchmaking', campaign: null }],
    ['/assessment-signup', { journey: 'assessment', campaign: null }],
  ])('ACC-10 ACC-12 %s is for companies only', (path, expected) => {
    expect(signUpEntry({ path, search: '', stored: { selfAdmission: true } })).toEqual({
      ...owner,
      ...hidden,
      ...expected,
    });
  });

  it('SES-02 who was sent away from the new journey comes back to it', () => {
    const visit = { path: '/signup', search: '', stored: {} };
    expect(signUpEntry({ ...visit, savedAddress: '/new-journey' }).journey).toBe('newJourney');
    expect(signUpEntry({ ...visit, savedAddress: '/my-projects' }).journey).toBe('standard');
  });

  it('ACC-08 a professional signs up the standard way wherever they came from', () => {
    const entry = signUpEntry({ path: '/signup', search: '?journey=new', stored: {} });
    expect([journeyOf(entry, 'squadMember'), journeyOf(entry, 'squadOwner')]).toEqual(['standard', 'newJourney']);
  });
});
