import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {createHostCompiler, readScript} from '../hosts';
import {prepareSamples} from '../prepare';
import {createFence} from './fence';

const compile = createHostCompiler(
  path.resolve(__dirname, '../../../../toolkit'),
);

/** Rule and place of what the framework's compiler finds in a fence. */
function find(title: string, ...lines: string[]): string[] {
  const [sample] = prepareSamples([
    createFence(lines.join('\n'), {lang: 'ts', title}),
  ]);
  return sample
    ? compile(sample).map(({rule, line, column}) => `${rule} ${line}:${column}`)
    : ['no sample'];
}

describe('the script of a component', () => {
  it('stays on its lines and has a default export', () => {
    expect(
      readScript(
        '<p>a</p>\n<script lang="ts">\nconst a = 1;\n</script>\n<p></p>',
      ),
    ).toBe('\n\nconst a = 1;\n\nexport default {} as any;');
    expect(readScript('<p></p>')).toBe('\nexport default {} as any;');
  });
});

describe('Vue', () => {
  const script = '<script setup lang="ts">\nconst name = 1;\n</script>';

  it('accepts a component', () => {
    expect(
      find('A.vue', script, '<template><p>{{ name }}</p></template>'),
    ).toEqual([]);
  });

  it('finds an unclosed element and a name that does not exist', () => {
    expect(find('A.vue', script, '<template><p></template>')).toEqual([
      'vue 4:11',
    ]);
    expect(
      find('A.vue', script, '<template><p>{{ nam }}</p></template>'),
    ).toEqual(['vue 1:1']);
  });
});

describe('Svelte', () => {
  it('accepts a component', () => {
    expect(
      find(
        'A.svelte',
        '<script lang="ts">',
        '  const {name}: {name: string} = $props();',
        '</script>',
        '<p>{name}</p>',
      ),
    ).toEqual([]);
  });

  it('finds an unclosed block and what the compiler warns of', () => {
    expect(find('A.svelte', '{#if true}', '<p></p>')).toEqual([
      'block_unclosed 1:1',
    ]);
    expect(find('A.svelte', '', '<img src="a.png">')).toEqual([
      'a11y_missing_attribute 2:1',
    ]);
  });
});

describe('Angular', () => {
  const component = (template: string): string[] => [
    "import {Component} from '@angular/core';",
    `@Component({selector: 'a-b', template: '${template}'})`,
    "export class AB { readonly name = 'Ada'; }",
  ];

  // The first compilation loads the compiler.
  it('checks the types of a template', {timeout: 60_000}, () => {
    expect(find('a.ts', ...component('<p>{{ name }}</p>'))).toEqual([]);
    expect(find('a.ts', ...component('<p>{{ age }}</p>'))).toEqual([
      'NG2339 2:47',
    ]);
  });
});
