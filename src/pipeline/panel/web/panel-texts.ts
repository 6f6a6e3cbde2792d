/** Texts of what panel and page show of a candidate. */
export const panelTexts: readonly string[] = [
  'pipeline/panel',
  'pipeline/tags',
  'pipeline/files',
  'pipeline/duplicates',
  'pipeline/conversation',
  'pipeline/interviews',
  'pipeline/evaluation',
  'pipeline/moving/rejections',
  'applications/declarations',
];
