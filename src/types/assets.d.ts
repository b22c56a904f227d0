declare module '*.woff2' {
  const url: string;
  export default url;
}

declare module '*.webp' {
  const url: string;
  export default url;
}

declare module '*/@remotion/web-renderer/dist/esm/index.mjs?silent' {
  export * from '@remotion/web-renderer';
}
