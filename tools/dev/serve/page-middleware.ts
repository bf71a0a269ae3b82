import type { IncomingMessage, ServerResponse } from 'node:http';

type Next = (error?: unknown) => void;

/** Answers every page with what `read` gives for its address. */
export function pageMiddleware(read: (address: string) => Promise<string>) {
  return {
    name: 'wbd-page',
    middleware: (request: IncomingMessage, response: ServerResponse, next: Next) => {
      const wantsPage = request.headers.accept?.includes('text/html') ?? false;
      if (wantsPage) void read(request.url ?? '/').then((html) => send(response, html), next);
      else next();
    },
  };
}

function send(response: ServerResponse, html: string): void {
  response.setHeader('content-type', 'text/html; charset=utf-8');
  response.setHeader('cache-control', 'no-cache');
  response.end(html);
}
