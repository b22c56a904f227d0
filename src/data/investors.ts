import {parseList} from './parseList';
import {investorSchema} from './schema';

/** The angel investors of the 2022 round and its extension. */
export const investors = parseList('investors', investorSchema, [
  {name: 'For One Red', knownFor: 'Design studio'},
  {name: 'Heiko Hubertz', knownFor: 'Oxolo'},
  {name: 'Simon Schmid', knownFor: 'iubenda'},
  {name: 'William Candillon', knownFor: 'YouTube, React Native Skia'},
  {name: 'Sébastien Lorber', knownFor: 'This Week in React, Docusaurus'},
  {name: 'Nick Dima', knownFor: 'Musixmatch'},
  {name: 'Steven Sullivan', knownFor: 'Middy'},
  {name: 'Dominic Monn', knownFor: 'MentorCruise'},
  {name: 'Jeremy Toeman', knownFor: 'augxlabs'},
  {name: 'Lucas Pelloni', knownFor: 'Axelra'},
  {name: 'Ilya Lyamkin', knownFor: 'Spotify'},
  {name: 'Michiel Westerbeek', knownFor: 'Tella'},
  {name: 'David Salib', knownFor: 'Momento'},
]);
