/** A bucket, and where in it and how it is reached. */
export interface S3Address {
  readonly bucket: string;
  /** What all names begin with: empty, or with `/` at its end. */
  readonly prefix: string;
  /** Of a service that is not AWS. */
  readonly endpoint: string | undefined;
  readonly region: string | undefined;
  /** The bucket in the path, not in the host's name. */
  readonly forcePathStyle: boolean;
}

const SHAPE = 's3://BUCKET/PREFIX?endpoint=https://HOST:PORT&region=REGION&forcePathStyle=true';
const PARAMETERS = ['endpoint', 'region', 'forcePathStyle'];

/** @throws Error with a sentence that repeats nothing of what was given: secrets end up in wrong places */
export function readS3Address(text: string): S3Address {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url?.protocol !== 's3:') throw new Error(`must look like ${SHAPE}`);
  if (url.username !== '' || url.password !== '')
    throw new Error('must hold no credentials: give them as AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY');
  const bucket = url.hostname;
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket) || url.port !== '')
    throw new Error('must name a bucket of 3 to 63 small letters, digits, dots and hyphens');
  const segments = url.pathname.split('/').filter((segment) => segment !== '');
  if (url.hash !== '' || !segments.every((segment) => /^[\w-][\w.-]*$/.test(segment)))
    throw new Error('must have a prefix of letters, digits, dots, hyphens and underscores, with / between its parts');
  for (const name of url.searchParams.keys())
    if (!PARAMETERS.includes(name) || url.searchParams.getAll(name).length > 1)
      throw new Error(`takes ${PARAMETERS.join(', ')} behind the question mark, each once, and nothing else`);
  const endpoint = readEndpoint(url.searchParams.get('endpoint'));
  const region = url.searchParams.get('region') ?? undefined;
  if (region !== undefined && !/^[a-z0-9-]{1,40}$/.test(region))
    throw new Error('must have a region such as eu-central-1');
  const pathStyle = url.searchParams.get('forcePathStyle');
  if (pathStyle !== null && pathStyle !== 'true' && pathStyle !== 'false')
    throw new Error('must have forcePathStyle=true or forcePathStyle=false');
  return {
    bucket,
    prefix: segments.map((segment) => `${segment}/`).join(''),
    endpoint,
    region,
    // Few services besides AWS have a name in DNS for every bucket.
    forcePathStyle: pathStyle === null ? endpoint !== undefined : pathStyle === 'true',
  };
}

function readEndpoint(text: string | null): string | undefined {
  if (text === null) return undefined;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !['http:', 'https:'].includes(url.protocol) || url.username || url.password || url.search || url.hash)
    throw new Error('must have an endpoint such as https://s3.example.com:9000, without credentials');
  return url.href.replace(/\/$/, '');
}
