import type {ComponentType} from 'react';

type InputProps = Record<string, unknown>;

/** Loads the module of an example, which exports the component by its name. */
export type LoadExample = () => Promise<
  Readonly<Record<string, ComponentType<InputProps>>>
>;

/**
 * Loads the component of an example.
 *
 * @throws Error if the module does not export it
 */
export async function loadComponent(
  name: string,
  load: LoadExample,
): Promise<ComponentType<InputProps>> {
  const {[name]: component} = await load();
  if (!component) {
    throw new Error(`examples/${name}.tsx exports no "${name}".`);
  }
  return component;
}
