import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import type { Compiler } from '@rspack/core';
import { portalEnvironment } from './portal.ts';

const ENV_ELEMENT = '<script id="wbd-env" type="application/json">';

type Next = (error?: unknown) => void;

/** Answers every page with the shell's from source, in the portal's environment. */
export function shellMiddleware(compiler: Compiler) {
  return {
    name: 'wbd-page',
    middleware: (request: IncomingMessage, response: ServerResponse, next: Next) => {
      const wantsPage = request.headers.accept?.includes('text/html') ?? false;
      if (wantsPage) void page(compiler).then((html) => send(response, html), next);
      else next();
    },
  };
}

async function page(compiler: Compiler): Promise<string> {
  const environment = await portalEnvironment();
  const file = path.join(compiler.outputPath, 'index.html');
  const html = await new Promise<string>((resolve, reject) => {
    compiler.outputFileSystem?.readFile(file, (error, content) => {
      if (error) reject(error);
      else resolve(content?.toString() ?? '');
    });
  });
  return html.replace(ENV_ELEMENT, () => ENV_ELEMENT + environment);
}

function send(response: ServerResponse, html: string): void {
  response.setHeader('content-type', 'text/html; charset=utf-8');
  response.setHeader('cache-control', 'no-cache');
  response.end(html);
}
