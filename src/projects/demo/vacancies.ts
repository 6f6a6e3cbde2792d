import type { PositionToBuild } from '#projects/builders.ts';
import { dataVacancies as data } from './vacancies-data.ts';
import { designVacancies as design } from './vacancies-design.ts';
import { infrastructureVacancies as infrastructure } from './vacancies-infrastructure.ts';
import { marketingVacancies as marketing } from './vacancies-marketing.ts';
import { mobileVacancies as mobile } from './vacancies-mobile.ts';
import { otherVacancies as other } from './vacancies-other.ts';
import { programmingVacancies as programming } from './vacancies-programming.ts';

/**
 * Invented vacancies, newest first, with areas and languages mixed as on a real board. The demo world assigns them to its companies by
 * position in this list, and their texts name those companies, so moving a vacancy may change its employer.
 */
export const believablePositions: readonly PositionToBuild[] = [
  data.dataEngineer,
  design.researcher,
  programming.tracking,
  marketing.paidMedia,
  programming.payments,
  programming.frontEnd,
  design.quoteDesigner,
  marketing.contentStrategist,
  infrastructure.reliability,
  mobile.reactNative,
  other.customerSuccess,
  design.learningDesigner,
  infrastructure.testAutomation,
  infrastructure.security,
  data.businessIntelligence,
  design.brand,
  mobile.android,
  marketing.customerRelations,
  infrastructure.devOps,
  programming.fullStack,
  data.fraudModels,
  marketing.searchEngines,
  design.operationsScreens,
  design.motion,
  programming.techLead,
  other.productOperations,
];
