// Data file that the plugin writes before each build.

declare module '@generated/search/default/planned.json' {
  const sections: readonly import('./plannedSection').PlannedSection[];
  export default sections;
}
