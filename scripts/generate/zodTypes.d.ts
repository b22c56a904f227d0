/** Only toolkit/ has the package: it wants another release of zod than this site. */
declare module '@remotion/zod-types' {
  export const zColor: () => import('zod').ZodString;
}
