/** One instance of what takes and frees seats, as the cloud runs it: a process that answers many requests at once. */
import express from 'express';
import { defineService } from '../../functions/src/core/service.ts';
import { registerForSession } from '../../functions/src/seats/registering/register-for-session.callable.ts';
import { removeParticipant } from '../../functions/src/seats/registrations/remove-participant.callable.ts';

const server = express();
server.use(express.json());
const serve = defineService('portal', [registerForSession, removeParticipant]);
server.post('/:name', (request, response) =>
  serve(Object.assign(request, { rawBody: Buffer.alloc(0) }), response),
);
server.listen(Number(process.env['PORT']), '127.0.0.1', () => process.send?.('ready'));
process.once('disconnect', () => process.exit());
