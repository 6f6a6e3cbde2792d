import type { ComponentType } from 'react';
import { freelancersPage, readTab } from './addresses.ts';
import { ProfessionalView } from './professional-view.tsx';
import { SquadList } from './squad-list.tsx';

interface FreelancersPageProps {
  /** What the room of projects knows of a professional, with everything that can be asked for them. */
  ProfessionalFacts: ComponentType<{ projectId: string; memberId: string }>;
}

/** The professionals of all projects, or one of them (PRJ-03). */
export function FreelancersPage({ ProfessionalFacts }: FreelancersPageProps) {
  const { freelancerView, projectId, freelancerId } = freelancersPage.useParams();
  if (!projectId || !freelancerId) return <SquadList />;
  return (
    <ProfessionalView
      key={`${projectId} ${freelancerId}`}
      place={{ projectId, userId: freelancerId }}
      tab={readTab(freelancerView)}
      ProfessionalFacts={ProfessionalFacts}
    />
  );
}
