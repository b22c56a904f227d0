import type {TemplateCodeHikeProps} from './TemplateCodeHike';
import type {ExampleMetadata} from './types';

export default {
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 165,
  posterFrame: 160,
  alt: 'Code on a dark blue ground: a function greet that takes a name of type string and returns a template with it; keywords are blue, strings green',
  defaultProps: {
    steps: [
      "const hello = 'Hello ';",
      "const hello = 'Hello ';\nconst name = 'Ada';\n\nconsole.log(hello + name);",
      "function greet(name: string) {\n  return 'Hello ' + name;\n}\n\nconsole.log(greet('Ada'));",
    ],
    framesPerStep: 50,
  },
  controls: {framesPerStep: {type: 'range', min: 30, max: 55, step: 5}},
} satisfies ExampleMetadata<TemplateCodeHikeProps>;
