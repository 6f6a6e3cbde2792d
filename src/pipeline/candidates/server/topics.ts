export const POSITION_TOPIC = 'pipeline';
export const COMPANY_TOPIC = 'company-pipeline';

/** Changes of the candidates of one position. */
export const pipelineTopic = (positionId: string) => `${POSITION_TOPIC}:${positionId}`;
/** Changes of any candidate of a company. */
export const companyTopic = (workspaceId: string) => `${COMPANY_TOPIC}:${workspaceId}`;
