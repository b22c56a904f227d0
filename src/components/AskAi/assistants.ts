/** Who answers questions that the documentation does not. */
export type Assistant = {
  readonly name: string;
  /** Takes the question as its parameter `q`. */
  readonly address: string;
};

/** Assistants that take a question in their address. */
export const assistants: readonly Assistant[] = [
  {name: 'ChatGPT', address: 'https://chatgpt.com/'},
  {name: 'Claude', address: 'https://claude.ai/new'},
  {name: 'Perplexity', address: 'https://www.perplexity.ai/search'},
];
