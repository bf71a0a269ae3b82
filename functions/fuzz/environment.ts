/** Imported before any function is: payments go to the stand-in, as in the emulator. */
import '../test/environment.ts';

process.env['FUNCTIONS_EMULATOR'] = 'true';
