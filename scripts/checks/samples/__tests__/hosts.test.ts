import path from 'node:path';
import {expect, it} from 'vitest';
import {createHostCompiler, readScript} from '../hosts';
import {prepareSamples} from '../prepare';
import {createFence} from './fence';

const compile = createHostCompiler(
  path.resolve(__dirname, '../../../../toolkit'),
);

const VUE = '<script setup lang="ts">\nconst name = 1;\n</script>\n';
const SVELTE =
  '<script lang="ts">\n  const {name}: {name: string} = $props();\n</script>\n';
const angular = (template: string): string =>
  `import {Component} from '@angular/core';
@Component({selector: 'a-b', template: '${template}'})
export class AB { readonly name = 'Ada'; }`;

it.each([
  [
    '<p>a</p>\n<script lang="ts">\nconst a = 1;\n</script>\n<p></p>',
    '\n\nconst a = 1;\n\nexport default {} as any;',
  ],
  ['<p></p>', '\nexport default {} as any;'],
])('the script of %j stays on its lines', (component, script) => {
  expect(readScript(component)).toBe(script);
});

// The first compilation by Angular loads its compiler.
it.each<[about: string, title: string, code: string, ...found: string[]]>([
  ['a component of Vue', 'A.vue', `${VUE}<template>{{ name }}</template>`],
  [
    'an unclosed element',
    'A.vue',
    `${VUE}<template><p></template>`,
    'vue 4:11',
  ],
  [
    'an unknown name',
    'A.vue',
    `${VUE}<template>{{ nam }}</template>`,
    'vue 1:1',
  ],
  ['a component of Svelte', 'A.svelte', `${SVELTE}<p>{name}</p>`],
  [
    'an unclosed block',
    'A.svelte',
    '{#if true}\n<p></p>',
    'block_unclosed 1:1',
  ],
  [
    'what the compiler warns of',
    'A.svelte',
    '\n<img src="a.png">',
    'a11y_missing_attribute 2:1',
  ],
  ['a component of Angular', 'a.ts', angular('<p>{{ name }}</p>')],
  [
    'an unknown name in its template',
    'a.ts',
    angular('<p>{{ age }}</p>'),
    'NG2339 2:47',
  ],
])('checks %s', {timeout: 60_000}, (_, title, code, ...found) => {
  const samples = prepareSamples([createFence(code, {lang: 'ts', title})]);
  expect(
    samples
      .flatMap(compile)
      .map(({rule, line, column}) => `${rule} ${line}:${column}`),
  ).toEqual(found);
});
