/**
 * Imported before any function is: documents lie in a project of their own, in which no trigger runs, and payments go
 * to the stand-in, as in the emulator.
 */
import '../test/own-project.ts';
import '../test/environment.ts';

process.env['FUNCTIONS_EMULATOR'] = 'true';
