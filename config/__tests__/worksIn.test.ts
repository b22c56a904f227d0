import {describe, expect, it} from 'vitest';
import {loadApi, packageOf} from '../../toolkit/model';
import {packageGroups} from '../packages';
import {
  checkBrowsers,
  defaults,
  defaultWorksIn,
  worksInSchema,
} from '../worksIn';

const specifiers = packageGroups.flatMap(({packages}) =>
  packages.flatMap(({name}) => [name, ...loadApi(name).entryPoints]),
);

describe('where packages work', () => {
  it.each([...new Set(specifiers)])('is known of %s and true', (specifier) => {
    const worksIn = defaultWorksIn(specifier);
    expect(worksIn, 'Add it to config/worksIn.ts').toBeDefined();
    expect(checkBrowsers(specifier, worksIn ?? {})).toBeUndefined();
    expect(worksInSchema.validate(worksIn).error).toBeUndefined();
  });

  it.each(Object.keys(defaults))('is asked of %s', (key) => {
    const [specifier = '', kind] = key.split('#');
    const {name, entryPoints, exports} = loadApi(packageOf(specifier));
    expect([name, ...entryPoints]).toContain(specifier);
    if (kind) {
      expect(exports.map((entry) => entry.kind)).toContain(kind);
    }
  });

  it('may differ by kind and by entry point', () => {
    expect(defaultWorksIn('remotion', 'function')).toHaveProperty('browsers');
    expect(defaultWorksIn('remotion', 'component')).not.toHaveProperty(
      'browsers',
    );
    expect(defaultWorksIn('@remotion/lambda')?.browsers).toMatch(/^no/);
    expect(defaultWorksIn('@remotion/lambda/policies')?.browsers).toBe('yes');
  });
});
