/**
 * Imported before any function is: tokens are read without asking the Auth emulator, as in the functions emulator. Against an
 * emulator the SDK would refuse ended sessions by itself, which it does not do in the cloud.
 */
process.env['FIREBASE_DEBUG_MODE'] = 'true';
process.env['FIREBASE_DEBUG_FEATURES'] = JSON.stringify({ skipTokenVerification: true });
