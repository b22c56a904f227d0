import {EXPERT_FIELDS} from './expertFields';
import type {Expert} from './schema';

/** An expert with what the card needs. */
export type ExpertEntry = Expert & {
  /** Address of a frame of the composition with the props below. */
  readonly poster: string;
};

type Credits = {
  readonly name: string;
  readonly projects: readonly string[];
  readonly hue: number;
};

/** Props of the composition in an expert's card; the first field sets the color. */
export function creditsOf({
  name,
  built,
  fields: [field],
}: Pick<Expert, 'name' | 'built' | 'fields'>): Credits {
  const index = EXPERT_FIELDS.findIndex((known) => known === field);
  return {
    name,
    projects: built.map((project) => project.name),
    hue: (360 / EXPERT_FIELDS.length) * index,
  };
}
