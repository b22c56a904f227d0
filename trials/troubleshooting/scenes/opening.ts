/** A module that `compositions.tsx` imports by a path that it puts together. */
export const gray = 1;
