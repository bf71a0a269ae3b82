/** As the emulator runs the functions: payments go to the stand-in. Imported before any function is. */
import '../test/environment.ts';

process.env['FUNCTIONS_EMULATOR'] = 'true';
