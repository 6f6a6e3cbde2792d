export const POSITION_TOPIC = 'pipeline';
export const COMPANY_TOPIC = 'company-pipeline';

/** What happens to the candidates of one position. */
export const pipelineTopic = (positionId: string) => `${POSITION_TOPIC}:${positionId}`;
/** What happens to any candidate of a company. */
export const companyTopic = (workspaceId: string) => `${COMPANY_TOPIC}:${workspaceId}`;
