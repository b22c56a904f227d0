import {describe, expect, it} from 'vitest';
import {canEdit} from '../canEdit';

describe('an example can be edited', () => {
  it('if the frame has what it imports, over several lines too', () => {
    expect(
      canEdit("import {\n  spring,\n  useCurrentFrame,\n} from 'remotion';\n"),
    ).toBe(true);
  });

  it.each([
    ['another package', "import {Lottie} from '@remotion/lottie';"],
    ['a file of the site', "import {data} from './data';"],
    ['files', "import {staticFile} from 'remotion';"],
    ['a picture', "import {Img} from 'remotion';\n<Img src={url} />"],
  ])('but not with %s', (_, source) => {
    expect(canEdit(source)).toBe(false);
  });
});
