/** The loops that are drawn, by the toolkit's name of the emoji, in frames. */
export const emojis = {
  bell: 24,
  droplet: 36,
  'glowing-star': 53,
} as const;

export type EmojiName = keyof typeof emojis;

export const emojiNames = Object.keys(emojis) as EmojiName[];

/** The id of the composition, and the name of the file. */
export const emojiId = (name: EmojiName): string => `emoji-${name}`;
