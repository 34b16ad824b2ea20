/** A bucket of a service that speaks S3, and the key that opens it. */
export interface S3Address {
  /** Of the service, without a path. */
  readonly endpoint: string;
  readonly region: string;
  readonly bucket: string;
  /** What the name of every file begins with: empty, or with a slash at its end. */
  readonly prefix: string;
  readonly keyId: string;
  readonly secret: string;
}

/** The place as people may read it, without its key. */
export const placeNameOf = ({ endpoint, bucket, prefix }: S3Address): string => `${endpoint}/${bucket}/${prefix}`;

const usualRegion = 'us-east-1';
const bucketName = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;

/** Reads `https://KEY:SECRET@host/bucket/prefix?region=sa-east-1`; undefined for what is none. Signs of the key are percent-encoded. */
export const readS3Address = (text: string): S3Address | undefined => {
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol) || !url.username || !url.password || url.hash) return undefined;
  const [bucket = '', ...parts] = url.pathname.split('/').filter(Boolean).map(decodeURIComponent);
  const region = url.searchParams.get('region') ?? usualRegion;
  const hasMore = [...url.searchParams.keys()].some((name) => name !== 'region');
  if (hasMore || !bucketName.test(bucket) || !/^[a-z0-9-]{1,40}$/.test(region)) return undefined;
  return {
    endpoint: url.origin,
    region,
    bucket,
    prefix: parts.map((part) => `${part}/`).join(''),
    keyId: decodeURIComponent(url.username),
    secret: decodeURIComponent(url.password),
  };
};
