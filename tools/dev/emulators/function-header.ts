/** Names the function that a request is for, as the message of the emulator's debug mode does. */
export const FUNCTION_HEADER = 'x-emulated-function';
