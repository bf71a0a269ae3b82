/**
 * Loaded into each process of functions before the emulator's own program: a request brings the name of its function in a
 * header. The emulator sends that name in a message of its own, which a request can overtake.
 */
import http, { type RequestListener } from 'node:http';
import { FUNCTION_HEADER } from './function-header.ts';

const { createServer } = http;

function named(listener: RequestListener): RequestListener {
  return (request, response) => {
    const target = request.headers[FUNCTION_HEADER];
    if (target === undefined) {
      listener(request, response);
      return;
    }
    process.emit('message', target, undefined);
    // the message is read by then
    setImmediate(() => listener(request, response));
  };
}

Object.assign(http, { createServer: (listener: RequestListener) => createServer(named(listener)) });
