// Packages without types of their own.

declare module 'textlint-plugin-mdx' {
  const plugin: import('@textlint/types').TextlintPluginCreator;
  export default plugin;
}

declare module 'textlint-rule-prh' {
  const rule: import('@textlint/types').TextlintFixableRuleModule;
  export default rule;
}
