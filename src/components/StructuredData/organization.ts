import type {Organization} from 'schema-dts';

/** Who publishes the site, as pages refer to it; the home page says more of it. */
export function organization(home: string): Exclude<Organization, string> {
  return {
    '@type': 'Organization',
    '@id': `${home}#organization`,
    name: 'Remotion',
    url: home,
  };
}
