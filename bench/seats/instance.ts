/** One instance of registerForSession as the cloud runs it: a process that answers many requests at the same time. */
import express from 'express';
import { registerForSession } from '../../functions/src/registrations/register-for-session.callable.ts';

const server = express();
server.use(express.json());
server.post('/registerForSession', (request, response) =>
  registerForSession(Object.assign(request, { rawBody: Buffer.alloc(0) }), response),
);
server.listen(Number(process.env['PORT']), '127.0.0.1', () => process.send?.('ready'));
process.once('disconnect', () => process.exit());
