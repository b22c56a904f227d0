/**
 * Anchor of an entry, made from its name: lower case, without accents, words
 * joined by hyphens. "Hello Météo" is at #hello-meteo.
 */
export function toAnchor(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
