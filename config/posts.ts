import {Joi} from '@docusaurus/utils-validation';

/** What the list of lessons says about one, in its front matter. */
export type LessonFrontMatter = {
  readonly level: string;
  readonly minutes: number;
  /** The composition of `examples/` that shows the result. */
  readonly example: string;
};

/** What the picture of a success story shows: a figure that the story states. */
export type StoryFrontMatter = {
  readonly name: string;
  readonly number: string;
  readonly label: string;
};

/** Longest texts that fit into `examples/StoryCard.tsx`, in characters. */
const LIMITS = {name: 24, number: 8, label: 40} as const;

const text = Joi.string().trim().required();

export const lessonSchema = Joi.object<LessonFrontMatter>({
  level: text.max(40),
  minutes: Joi.number().integer().min(1).required(),
  example: text.pattern(/^[A-Z]\w+$/, 'example such as Spring'),
});

export const storySchema = Joi.object<StoryFrontMatter>({
  name: text.max(LIMITS.name),
  number: text.max(LIMITS.number),
  label: text.max(LIMITS.label),
});
