import path from 'node:path';
import { transcoderOrigin } from '../../base/environment.ts';
import { requireFreePorts, type Ports } from '../../base/ports.ts';
import { HOST, WORKSPACE_ROOT } from '../../base/workspace.ts';
import { startService, type RunningService } from './service.ts';

/** Starts the stand-in for Google's Transcoder API, and returns once it answers. */
export async function startTranscoder(options: {
  ports: Ports;
  runDir: string;
}): Promise<RunningService> {
  const { ports, runDir } = options;
  await requireFreePorts(ports, ['transcoder']);
  return startService({
    name: 'The stand-in for the transcoder',
    origin: transcoderOrigin(ports),
    script: path.join(WORKSPACE_ROOT, 'tools/dev/transcoder/run.ts'),
    args: [
      '--host',
      HOST,
      '--port',
      String(ports.transcoder),
      '--storage',
      `http://${HOST}:${ports.storage}`,
    ],
    cwd: WORKSPACE_ROOT,
    logFile: path.join(runDir, 'transcoder.log'),
  });
}
