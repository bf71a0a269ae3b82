import { once } from 'node:events';
import type { Server } from 'node:http';
import express from 'express';
import * as z from 'zod/mini';
import { jobSchema, type Job } from './job.ts';
import { transcode, type Bucket } from './transcode.ts';

interface KnownJob {
  name: string;
  state: 'PENDING' | 'RUNNING' | 'SUCCEEDED' | 'FAILED';
  labels: Record<string, string>;
  error?: { code: number; message: string };
}

export interface RunningTranscoder {
  origin: string;
  stop(): Promise<void>;
}

const JOBS = '/v1/projects/:project/locations/:location/jobs';

/**
 * Starts the local stand-in for Google's Transcoder API: the part of its REST interface that we use, with ffmpeg behind it.
 * One job runs at a time. It forgets its jobs when it ends, as the service does after some days.
 */
export async function startTranscoder(options: {
  port: number;
  host: string;
  bucket: Bucket;
}): Promise<RunningTranscoder> {
  const jobs = new Map<string, KnownJob>();
  let queue = Promise.resolve();

  const carryOut = async (known: KnownJob, job: Job) => {
    known.state = 'RUNNING';
    try {
      await transcode(job, options.bucket);
      known.state = 'SUCCEEDED';
    } catch (error) {
      known.state = 'FAILED';
      known.error = { code: 3, message: error instanceof Error ? error.message : String(error) };
    }
  };

  const app = express();
  app.disable('x-powered-by');
  app.use(express.json());
  app.get('/healthz', (_, response) => void response.json({ ok: true }));
  app.post(JOBS, (request, response) => {
    const job = jobSchema.safeParse(request.body);
    if (!job.success) {
      response.status(400).json({ error: { code: 400, message: job.error.message } });
      return;
    }
    const { project, location } = request.params;
    const name = `projects/${project}/locations/${location}/jobs/${crypto.randomUUID()}`;
    const known: KnownJob = { name, state: 'PENDING', labels: job.data.labels };
    jobs.set(name, known);
    queue = queue.then(() => carryOut(known, job.data));
    response.json(known);
  });
  app.get(JOBS, (request, response) => {
    const { filter } = z.object({ filter: z.string() }).parse(request.query);
    const [, key = '', value] = /^labels\.([\w-]+)=([\w-]+)$/.exec(filter) ?? [];
    response.json({ jobs: [...jobs.values()].filter(({ labels }) => labels[key] === value) });
  });
  app.get(`${JOBS}/:id`, (request, response) => {
    const known = jobs.get(request.path.slice('/v1/'.length));
    if (known) response.json(known);
    else response.status(404).json({ error: { code: 404, message: 'There is no such job.' } });
  });

  const server: Server = app.listen(options.port, options.host);
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : options.port;
  return {
    origin: `http://${options.host}:${port}`,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
