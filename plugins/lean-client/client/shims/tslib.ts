type Module = {readonly default: unknown};

/**
 * The one helper of tslib that @docusaurus/utils-common uses. The whole library
 * would come with it; plugins/lean-client checks that no other is used.
 */
export function __importDefault(module: unknown): Module {
  const isModule =
    typeof module === 'object' && module !== null && '__esModule' in module;
  return isModule ? (module as unknown as Module) : {default: module};
}
