/** What some browsers tell about the network; TypeScript has no types for it. */
type NetworkInformation = {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
};

/** Whether the visitor saves data or has a 2G connection, if the browser says so. */
export function isSlowConnection(): boolean {
  const {connection} = navigator as Navigator & {
    readonly connection?: NetworkInformation;
  };
  return Boolean(
    connection?.saveData === true || connection?.effectiveType?.includes('2g'),
  );
}
