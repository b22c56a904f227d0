/**
 * Where regions are, as AWS and Google name them in their lists of regions. A
 * region that a package adds stops the build until it has a place here.
 */
export const PLACES: Readonly<
  Record<'lambda' | 'cloudrun', Readonly<Record<string, string>>>
> = {
  lambda: {
    'eu-central-1': 'Frankfurt',
    'eu-central-2': 'Zurich',
    'eu-west-1': 'Ireland',
    'eu-west-2': 'London',
    'eu-west-3': 'Paris',
    'eu-south-1': 'Milan',
    'eu-north-1': 'Stockholm',
    'us-east-1': 'Northern Virginia',
    'us-east-2': 'Ohio',
    'us-west-1': 'Northern California',
    'us-west-2': 'Oregon',
    'af-south-1': 'Cape Town',
    'ap-south-1': 'Mumbai',
    'ap-east-1': 'Hong Kong',
    'ap-southeast-1': 'Singapore',
    'ap-southeast-2': 'Sydney',
    'ap-northeast-1': 'Tokyo',
    'ap-northeast-2': 'Seoul',
    'ap-northeast-3': 'Osaka',
    'ap-southeast-4': 'Melbourne',
    'ap-southeast-5': 'Malaysia',
    'ca-central-1': 'Central Canada',
    'sa-east-1': 'São Paulo',
  },
  cloudrun: {
    'asia-east1': 'Taiwan',
    'asia-east2': 'Hong Kong',
    'asia-northeast1': 'Tokyo',
    'asia-northeast2': 'Osaka',
    'asia-northeast3': 'Seoul',
    'asia-south1': 'Mumbai',
    'asia-south2': 'Delhi',
    'asia-southeast1': 'Singapore',
    'asia-southeast2': 'Jakarta',
    'australia-southeast1': 'Sydney',
    'australia-southeast2': 'Melbourne',
    'europe-central2': 'Warsaw',
    'europe-north1': 'Finland',
    'europe-southwest1': 'Madrid',
    'europe-west1': 'Belgium',
    'europe-west2': 'London',
    'europe-west3': 'Frankfurt',
    'europe-west4': 'Netherlands',
    'europe-west6': 'Zurich',
    'europe-west8': 'Milan',
    'europe-west9': 'Paris',
    'me-west1': 'Tel Aviv',
    'northamerica-northeast1': 'Montréal',
    'northamerica-northeast2': 'Toronto',
    'southamerica-east1': 'São Paulo',
    'southamerica-west1': 'Santiago',
    'us-central1': 'Iowa',
    'us-east1': 'South Carolina',
    'us-east4': 'Northern Virginia',
    'us-east5': 'Columbus',
    'us-south1': 'Dallas',
    'us-west1': 'Oregon',
    'us-west2': 'Los Angeles',
    'us-west3': 'Salt Lake City',
    'us-west4': 'Las Vegas',
  },
};

const AREAS: readonly (readonly [name: string, prefix: RegExp])[] = [
  ['Europe', /^(?:eu|europe)-/],
  ['North America', /^(?:us|ca|northamerica)-/],
  ['South America', /^(?:sa|southamerica)-/],
  ['Asia', /^(?:asia|ap-(?:south-|east-|northeast-|southeast-[15]$))/],
  ['Australia', /^(?:australia-|ap-southeast-[24]$)/],
  ['Middle East and Africa', /^(?:me|af)-/],
];

/**
 * Regions by area, in the order of the package.
 *
 * @throws Error with the regions that have no place or no area
 */
export function groupRegions(
  cloud: keyof typeof PLACES,
  regions: readonly string[],
): readonly {
  readonly area: string;
  readonly regions: readonly {readonly id: string; readonly place: string}[];
}[] {
  const areaOf = (id: string): string | undefined =>
    AREAS.find(([, prefix]) => prefix.test(id))?.[0];
  const unknown = regions.filter((id) => !PLACES[cloud][id] || !areaOf(id));
  if (unknown.length > 0) {
    throw new Error(
      `plugins/remark/values/regions.ts: the package for ${cloud} has regions of which the list does not know place or area: ${unknown.join(', ')}. Add them.`,
    );
  }
  return AREAS.map(([area]) => ({
    area,
    regions: regions
      .filter((id) => areaOf(id) === area)
      .map((id) => ({id, place: PLACES[cloud][id] ?? ''})),
  })).filter((group) => group.regions.length > 0);
}
