/**
 * The `firebase` command with eleven changes to the emulators:
 *
 * - Auth answers whether the project demands reCAPTCHA Enterprise, which the client SDK asks before it sends a code. The
 *   emulator refuses with 501, which browsers print as an error on a page that works.
 * - Java older than 21 is accepted: the emulators run on it, and Debian 12 has 17. `requireJava` checks what they need.
 * - Hosting compresses nothing: on the way to the same machine that takes longer than it saves.
 * - Hosting keeps files for an hour by default, as in the cloud; the emulator says nothing.
 * - Hosting answers `GET //` with 400. The address does not parse, and the exception ends all emulators.
 * - Hosting hands an address that cannot be decoded to the function, as in the cloud; the emulator answers 500.
 * - Java programs are started that are no runnable jar: see `javaArguments`.
 * - When one of them is killed, all emulators end, and the portal starts them again. firebase-tools would go on without.
 * - Functions share a few processes: see `shareFunctionProcesses`.
 * - Idle connections stay open for minutes. After Node's five seconds a server can close one at the moment in which a client
 *   sends its next request over it, and a library that does not repeat requests fails with ECONNRESET.
 * - The debug log is bounded.
 */
import childProcess from 'node:child_process';
import { subscribe } from 'node:diagnostics_channel';
import { Server, type IncomingMessage, type ServerResponse } from 'node:http';
import * as z from 'zod/mini';
import { functionOf, moduleOf, runFirebase } from './firebase-tools.ts';
import { shareFunctionProcesses } from './function-processes.ts';
import { javaArguments } from './java-program.ts';
import { LEAST_JAVA } from './java.ts';

const IDLE_MS = 5 * 60_000;
const LOG_BYTES = 5_000_000;
const LOG_FILES = 2;

const auth = moduleOf(
  'emulator/auth/operations.js',
  z.object({
    authOperations: z.object({ identitytoolkit: z.record(z.string(), z.unknown()) }),
  }),
);
auth.authOperations.identitytoolkit['getRecaptchaConfig'] = () => ({
  recaptchaKey: 'projects/demo/keys/none',
  recaptchaEnforcementState: [],
});

const commandUtils = moduleOf(
  'emulator/commandUtils.js',
  z.object({ MIN_SUPPORTED_JAVA_MAJOR_VERSION: z.number() }),
);
commandUtils.MIN_SUPPORTED_JAVA_MAJOR_VERSION = LEAST_JAVA;

const { spawn } = childProcess;
function spawnJava(...[command, args, options]: Parameters<typeof spawn>) {
  const child = spawn(command, javaArguments(args, process.env['WBD_RULES_ENGINE']), options);
  return child.once('exit', (_code, signal) => {
    if (signal !== null) process.kill(process.pid, 'SIGTERM');
  });
}
Object.assign(childProcess, {
  spawn: (...given: Parameters<typeof spawn>) =>
    given[0] === 'java' ? spawnJava(...given) : spawn(...given),
});

shareFunctionProcesses();

const startedSchema = z.object({ server: z.instanceof(Server) });
subscribe('http.server.request.start', (message) => {
  startedSchema.parse(message).server.keepAliveTimeout = IDLE_MS;
});

function isDecodable(url: string): boolean {
  try {
    decodeURIComponent(url);
    return true;
  } catch {
    return false;
  }
}

type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
const hosting = moduleOf(
  'hosting/initMiddleware.js',
  z.object({ initMiddleware: functionOf<(init: unknown) => Middleware>() }),
);
const { initMiddleware } = hosting;
hosting.initMiddleware = (init) => {
  const middleware = initMiddleware(init);
  return (request, response, next) => {
    delete request.headers['accept-encoding'];
    response.setHeader('Cache-Control', 'max-age=3600');
    const { url = '' } = request;
    if (!isDecodable(url)) request.url = url.replaceAll('%', '%25');
    if (URL.canParse(url, 'http://localhost')) middleware(request, response, next);
    else response.writeHead(400).end();
  };
};

interface FileTransport {
  filename?: string;
  maxsize?: number | null;
  maxFiles?: number | null;
  tailable?: boolean;
}
const logging = moduleOf(
  'logger.js',
  z.object({
    logger: z.object({ transports: z.array(z.custom<FileTransport>()) }),
    useFileLogger: functionOf<(file?: string) => string>(),
  }),
);
const { useFileLogger } = logging;
logging.useFileLogger = (file) => {
  const name = useFileLogger(file);
  for (const transport of logging.logger.transports) {
    if (transport.filename === undefined) continue;
    Object.assign(transport, { maxsize: LOG_BYTES, maxFiles: LOG_FILES, tailable: true });
  }
  return name;
};

runFirebase();
