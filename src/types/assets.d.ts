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

declare module 'sucrase/dist/esm/parser/index.js' {
  export * from 'sucrase/dist/types/parser/index';
}

declare module 'sucrase/dist/esm/parser/tokenizer/types.js' {
  export * from 'sucrase/dist/types/parser/tokenizer/types';
}

declare module 'sucrase/dist/esm/parser/tokenizer/state.js' {
  export {default} from 'sucrase/dist/types/parser/tokenizer/state';
}
