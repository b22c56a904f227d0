// The toolkit declares every *.css import as any. Of two patterns that match,
// the compiler takes the one it reads first, so tsconfig.json names this file.

declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}

declare module '*.css?text' {
  const text: string;
  export default text;
}
