import { defineHappenings } from '#platform/contract/happening.ts';

export const suggestionHappenings = defineHappenings('suggestions', { invited: ['positionId', 'memberId'] });
