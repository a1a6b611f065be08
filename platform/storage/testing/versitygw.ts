import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { environment } from '#platform/bin/bootstrap/environment.mjs';
import { freePort } from '#platform/embedded/ports.ts';

/** A real S3 server over a folder. Raise it together with a run. */
export const VERSITYGW_VERSION = '1.8.0';
const PACKAGE = `github.com/versity/versitygw/cmd/versitygw@v${VERSITYGW_VERSION}`;

/** The program of this version, below `dist`; built on the first call, which takes minutes. @throws Error where Go is missing */
export async function installVersitygw(root: string): Promise<string> {
  const folder = join(root, 'dist/tools', `versitygw-${VERSITYGW_VERSION}`);
  const program = join(folder, 'versitygw');
  if (existsSync(program)) return program;
  await mkdir(folder, { recursive: true });
  const building = await mkdtemp(join(folder, 'building-'));
  try {
    await promisify(execFile)('go', ['install', '-trimpath', '-ldflags=-s -w', PACKAGE], {
      env: { ...environment(), GOBIN: building, CGO_ENABLED: '0' },
    });
    await rename(join(building, 'versitygw'), program);
  } catch (error) {
    throw new Error(
      `The S3 server for this proof could not be built: install Go 1.25 or newer, or put versitygw ${VERSITYGW_VERSION} at ${program}.`,
      { cause: error },
    );
  } finally {
    await rm(building, { recursive: true, force: true });
  }
  return program;
}

export interface S3Server {
  readonly url: string;
  readonly credentials: { readonly accessKeyId: string; readonly secretAccessKey: string };
  readonly bucket: string;
  /** Ends at once, and loses nothing. */
  kill(): Promise<void>;
  /** On the same port, with what it held. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/** The server on a port and folder of its own, with one bucket. */
export async function startVersitygw(program: string): Promise<S3Server> {
  const folder = await mkdtemp(join(tmpdir(), 'adjudge-s3-server-'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const credentials = { accessKeyId: 'proof', secretAccessKey: 'a-secret-of-the-proof' };
  const bucket = 'proof-bucket';
  let child: ChildProcess;
  const restart = async (): Promise<void> => {
    child = spawn(
      program,
      ['--port', `127.0.0.1:${port}`, '--health', '/healthz', '--quiet', '--keep-alive', 'posix', folder],
      {
        env: {
          PATH: environment().PATH,
          ROOT_ACCESS_KEY: credentials.accessKeyId,
          ROOT_SECRET_KEY: credentials.secretAccessKey,
        },
        stdio: 'ignore',
      },
    );
    for (const end = Date.now() + 30_000; ; await new Promise((resolve) => setTimeout(resolve, 20))) {
      const answer = await fetch(`${url}/healthz`).catch(() => undefined);
      if (answer?.ok) return;
      if (child.exitCode !== null || Date.now() > end) throw new Error('the S3 server did not start');
    }
  };
  const kill = async (): Promise<void> => {
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  };
  await restart();
  const { S3Client, CreateBucketCommand } = await import('@aws-sdk/client-s3');
  const client = new S3Client({ endpoint: url, region: 'us-east-1', forcePathStyle: true, credentials });
  await client.send(new CreateBucketCommand({ Bucket: bucket }));
  client.destroy();
  return {
    url,
    credentials,
    bucket,
    kill,
    restart,
    async stop() {
      await kill();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
