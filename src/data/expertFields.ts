/** Fields of work that the directory is filtered by; apart from the schema, which browsers do not need. */
export const EXPERT_FIELDS = [
  'Video products',
  'Videos to order',
  'Animation',
  'Data and audio',
  'Cloud and integration',
  'Web development',
  'Templates and open source',
  'AI',
] as const;
