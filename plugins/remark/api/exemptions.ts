import type {Problem} from '../problems';

/**
 * Names that need no heading, or headings that are no name, each with a reason:
 * `api_exempt` in front matter.
 */
export class Exemptions {
  private readonly used = new Set<string>();

  constructor(private readonly reasons: Readonly<Record<string, string>>) {}

  /** Whether there is a reason for a name, which is then one that is needed. */
  has(name: string): boolean {
    if (!Object.hasOwn(this.reasons, name)) {
      return false;
    }
    this.used.add(name);
    return true;
  }

  /** Reasons that nothing has asked for. */
  findUnused(): Problem[] {
    return Object.keys(this.reasons)
      .filter((name) => !this.used.has(name))
      .map((name) => ({
        problem: `api_exempt names "${name}", which needs no exemption`,
        remedy: 'Remove it from the front matter.',
      }));
  }
}
