/**
 * Imported before any function is: callables ask for a token of App Check, and read tokens as the functions emulator does,
 * which decodes them without verifying who signed them.
 */
import './environment.ts';

process.env['FUNCTIONS_EMULATOR'] = 'true';
process.env['ENFORCE_APP_CHECK'] = 'true';
process.env['FIREBASE_DEBUG_MODE'] = 'true';
process.env['FIREBASE_DEBUG_FEATURES'] = JSON.stringify({ skipTokenVerification: true });
