import type {groupOf} from './groupOf';
import type {ShowcaseEntry} from './schema';

/** An entry of the showcase, with what its card needs. */
export type ShowcaseCard = ShowcaseEntry &
  ReturnType<typeof groupOf> & {
    /** Made from its name. */
    readonly anchor: string;
    /** Address of a frame of its composition that has its name as title. */
    readonly poster: string;
  };
