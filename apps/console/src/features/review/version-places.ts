const ofFile = 'files/';
const ofManifest = 'app.json/';

/** What a reviewer may comment on in a version, in addition to the team's description: a file, or a value of its `app.json`. */
export const filePlace = (path: string): string => `${ofFile}${path}`;
export const fileOf = (place: string | undefined): string | undefined =>
  place?.startsWith(ofFile) ? place.slice(ofFile.length) : undefined;
export const manifestFieldOf = (place: string | undefined): string | undefined =>
  place?.startsWith(ofManifest) ? place.slice(ofManifest.length) : undefined;
export const isPlace = (path: string): boolean => path.startsWith(ofFile) || path.startsWith(ofManifest);
