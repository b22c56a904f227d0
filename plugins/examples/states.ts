import fs from 'node:fs';
import path from 'node:path';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {postLists} from '../../config/postLists';
import type {LessonFrontMatter, StoryFrontMatter} from '../../config/posts';
import {stateKey} from './stateKey';

type InputProps = Readonly<Record<string, unknown>>;

/** A composition of `examples/` with props of its own, and a poster of these. */
export type ExampleState = {
  /** Name of the example. */
  readonly example: string;
  /** Key of its poster: the names of the example and of the state. */
  readonly key: string;
  readonly inputProps: InputProps;
};

/** The picture of a post. */
export type PostPicture = ExampleState & {
  /** The last part of the post's address. */
  readonly slug: string;
};

type PostFrontMatter = {
  readonly title: string;
  readonly slug: string;
  readonly lesson?: LessonFrontMatter;
  readonly story?: StoryFrontMatter;
};

/** Files of posts begin with their date; other files hold parts of posts, and authors. */
const DATE = /^\d{4}-\d{2}-\d{2}(?=-.*\.mdx$)/;

/** The title of a release, which has its number in large instead of all of itself. */
const RELEASE = /^(?<name>Remotion) (?<number>\d+\.\d+): (?<label>.+)$/;

/** The example that draws a post, with its props; none for the default ones. */
function pictureOf(
  section: string,
  date: string,
  {title, lesson, story}: PostFrontMatter,
): Pick<ExampleState, 'example' | 'inputProps'> {
  if (lesson) {
    return {example: lesson.example, inputProps: {}};
  }
  const figure = story ?? RELEASE.exec(title)?.groups;
  return figure
    ? {example: 'StoryCard', inputProps: {...figure}}
    : {example: 'PostCard', inputProps: {section, date, title}};
}

/** The picture of each post of the three lists. */
export async function listPostPictures(
  siteDir: string,
): Promise<PostPicture[]> {
  const files = Object.values(postLists).flatMap(({folder, title}) =>
    fs
      .readdirSync(path.join(siteDir, folder))
      .filter((file) => DATE.test(file))
      .sort()
      .map((file) => ({folder, file, section: title})),
  );
  return Promise.all(
    files.map(async ({folder, file, section}) => {
      const filePath = path.join(siteDir, folder, file);
      const {frontMatter} = await DEFAULT_PARSE_FRONT_MATTER({
        filePath,
        fileContent: fs.readFileSync(filePath, 'utf8'),
      });
      const post = frontMatter as PostFrontMatter;
      const [date = ''] = DATE.exec(file) ?? [];
      const {example, inputProps} = pictureOf(section, date, post);
      return {
        slug: post.slug,
        example,
        inputProps,
        key:
          Object.keys(inputProps).length === 0
            ? example
            : stateKey(example, post.slug),
      };
    }),
  );
}
