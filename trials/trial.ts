/** What a run gave. */
export type Verdict = {
  /** Whether it is what the page says. */
  readonly holds: boolean;
  /** What came, in a few words. */
  readonly came: string;
};

/** A fact that a page states and a run can prove. */
export type Claim = {
  /** File of the page, below `docs/`. */
  readonly page: string;
  /** What has to come, and of what. */
  readonly expected: string;
  /** Text of the page that states it, word for word: a message or a heading. */
  readonly quote?: string;
  /** Tries it. What it throws counts as what came, and as wrong. */
  readonly prove: () => Promise<Verdict>;
};

/** Claims that are proven in one way. */
export type Trial = {
  /** The name of its folder. */
  readonly name: string;
  readonly claims: readonly Claim[];
  /** How often a claim is tried that does not hold; otherwise three times. */
  readonly attempts?: number;
};
