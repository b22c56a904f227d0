type Module = {readonly default: unknown};

/**
 * The only helper of tslib that @docusaurus/utils-common uses, so that browsers
 * need not load the whole library. The plugin checks that it uses no other.
 */
export function __importDefault(module: unknown): Module {
  const isModule =
    typeof module === 'object' && module !== null && '__esModule' in module;
  return isModule ? (module as unknown as Module) : {default: module};
}
